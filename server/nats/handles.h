// SPDX-License-Identifier: Apache-2.0
// What libnats gives is given back.
#pragma once

#include <nats/nats.h>

#include <memory>

namespace hadal::log {

template <typename T, void (*give_back)(T*)>
struct GiveBack {
  void operator()(T* handle) const { give_back(handle); }
};
template <typename T, void (*give_back)(T*)>
using Handle = std::unique_ptr<T, GiveBack<T, give_back>>;

using NatsOptionsHandle = Handle<natsOptions, natsOptions_Destroy>;
using NatsConnection = Handle<natsConnection, natsConnection_Destroy>;
using NatsJetStream = Handle<jsCtx, jsCtx_Destroy>;
using NatsMessage = Handle<natsMsg, natsMsg_Destroy>;
using NatsSubscription = Handle<natsSubscription, natsSubscription_Destroy>;
using NatsStreamInfo = Handle<jsStreamInfo, jsStreamInfo_Destroy>;
using NatsMeta = Handle<jsMsgMetaData, jsMsgMetaData_Destroy>;

}  // namespace hadal::log
