// SPDX-License-Identifier: Apache-2.0
//
// The forms of the account page: from guest to account, other browsers, and goodbye.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counts, says, set_stage, visitor } from './stage.mjs';

const stage = set_stage();

const password = 'a long way down';
const button = (page, name) => page.getByRole('button', { name, exact: true });
const heading = (page, name) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (page, text) => page.getByText(text).first().waitFor();

async function open_account() {
  const page = await visitor(stage.browser);
  await page.goto(`${stage.server.url}/account`);
  await page.locator('.columns').waitFor();
  return page;
}
async function fill_credentials(page, name, secret = password) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

test('a guest gets a name, an account, another name, and leaves', async () => {
  const page = await open_account();
  await page.getByLabel('The name others see').fill('Nemo');
  await button(page, 'Come in').click();
  await heading(page, 'Nemo').waitFor();

  await fill_credentials(page, 'Nemo', 'short');
  await button(page, 'Make an account').click(); // the browser itself says that it is too short
  assert.equal(
    await page.getByLabel('Password', { exact: true }).evaluate((field) => field.validity.tooShort),
    true,
  );
  await fill_credentials(page, 'Nemo');
  await button(page, 'Make an account').click();
  await said(page, 'Welcome aboard.');
  await button(page, 'Make an account').waitFor({ state: 'detached' });

  await page.getByLabel('The name others see').fill('Aronnax');
  await button(page, 'Change name').click();
  await heading(page, 'Aronnax').waitFor();
  await page.reload();
  await heading(page, 'Aronnax').waitFor();

  await button(page, 'Sign out here').click();
  await said(page, 'Goodbye.');
  await button(page, 'Come in').waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a wrong password is a sentence; signing out everywhere reaches every browser', async () => {
  const [first, second] = [await open_account(), await open_account()];
  await fill_credentials(first, 'Conseil');
  await button(first, 'Make an account').click();
  await heading(first, 'Conseil').waitFor();

  await fill_credentials(second, 'Conseil', 'not this one');
  await button(second, 'Sign in').click();
  await second.locator('.bad').first().waitFor();
  await says(second.locator('.bad').first(), /[A-Z].+\./);
  await fill_credentials(second, 'Conseil');
  await button(second, 'Sign in').click();
  await heading(second, 'Conseil').waitFor();

  await button(first, 'Sign out everywhere').click();
  await button(first, 'Come in').waitFor();
  await second.reload();
  await button(second, 'Come in').waitFor();
  await first.context().close();
  await second.context().close();
});

test('a deleted account is gone for ever', async () => {
  const page = await open_account();
  await fill_credentials(page, 'Ned');
  await button(page, 'Make an account').click();
  await heading(page, 'Ned').waitFor();
  const erase = button(page, 'Delete the account');
  assert.equal(await erase.isEnabled(), false, 'without typing the name');
  await page.getByLabel('To delete the account for good, type Ned').fill('Ned');
  assert.equal(await erase.isEnabled(), false, 'without the password');
  await page.getByLabel('Your password', { exact: true }).fill('not this one');
  await erase.click();
  await page.locator('.bad').first().waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await erase.click();
  await button(page, 'Come in').waitFor();
  await fill_credentials(page, 'Ned');
  await button(page, 'Sign in').click();
  await page.locator('.bad').first().waitFor();
  await page.context().close();
});

test('another password signs the other browser out; a code opens the account when it is lost', async () => {
  const [first, second] = [await open_account(), await open_account()];
  await fill_credentials(first, 'Verne');
  await button(first, 'Make an account').click();
  await heading(first, 'Verne').waitFor();
  await fill_credentials(second, 'Verne');
  await button(second, 'Sign in').click();
  await heading(second, 'Verne').waitFor();

  await first.getByLabel('Current password').fill(password);
  await first.getByLabel('New password').fill('another way down');
  await button(first, 'Change password').click();
  await said(first, 'Your password has been changed.');
  await second.reload();
  await button(second, 'Come in').waitFor();

  await first.getByLabel('Recovery codes: Your password').fill('another way down');
  await button(first, 'Make new codes').click();
  const code = await first.locator('.codes code').first().innerText();
  await first.reload();
  await button(first, 'Make new codes').waitFor();
  await counts(first.locator('.codes code'), 0, 'they are shown once');

  await second.getByText('Lost your password?').click();
  await second.getByLabel('Lost your password? Name').fill('Verne');
  await second.getByLabel('Recovery code').fill(code);
  await second.getByLabel('New password').fill('a third way down');
  await button(second, 'Set the new password').click();
  await heading(second, 'Verne').waitFor();
  assert.deepEqual([...first.problems, ...second.problems], []);
  await first.context().close();
  await second.context().close();
});

test('a browser can be signed out from another one', async () => {
  const [first, second] = [await open_account(), await open_account()];
  await fill_credentials(first, 'Paganel');
  await button(first, 'Make an account').click();
  await heading(first, 'Paganel').waitFor();
  await fill_credentials(second, 'Paganel');
  await button(second, 'Sign in').click();
  await heading(second, 'Paganel').waitFor();
  await first.reload();
  await first.getByText('this browser').waitFor();
  await button(first, 'Sign out').click();
  await said(first, 'That browser has been signed out.');
  await second.reload();
  await button(second, 'Come in').waitFor();
  await heading(first, 'Paganel').waitFor();
  await first.context().close();
  await second.context().close();
});
