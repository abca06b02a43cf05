import { browserUserAgents } from './browser-user-agents';
import { android, foreign, iphone, mac, next, type KnownUserAgent } from './user-agent';

/** User agents of browsers, of apps that show pages, and of the portal's own apps. */
export const userAgents: readonly KnownUserAgent[] = [
  ...browserUserAgents,

  foreign(
    'the messaging app on an iPhone',
    `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003133) NetType/WIFI Language/zh_CN`,
    ['messagingApp', 'ios'],
  ),
  foreign(
    'the messaging app on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003129) NetType/WIFI Language/zh_CN',
    ['messagingApp', 'ios'],
  ),
  foreign(
    'the messaging app on Android',
    `${android} XWEB/1160117 MMWEBSDK/20240501 MMWEBID/2247 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
    ['messagingApp'],
  ),
  foreign(
    'a mini-program web view on Android',
    `${android} XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64 miniProgram/wx0123456789abcdef`,
    ['messagingApp'],
  ),
  foreign(
    'a mini-program web view on an iPhone',
    `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/4G Language/zh_CN miniProgram/wx0123456789abcdef`,
    ['messagingApp', 'ios'],
  ),
  foreign(
    'the messaging app on Windows',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) XWEB/9129 Flue',
    ['messagingApp'],
  ),
  foreign(
    'the messaging app on a Mac',
    `${mac} MicroMessenger/6.8.0(0x16080000) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF MacWechat/3.8.7(0x13080712) XWEB/1191 Flue`,
    ['messagingApp'],
  ),
  foreign(
    'the messaging app on Harmony OS NEXT',
    `${next} XWEB/1140 MMWEBSDK/20240901 MicroMessenger/8.0.6.37(0xf3000637) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    ['messagingApp', 'harmony'],
  ),
  foreign(
    'the messaging app for work on Android',
    `${android} MQQBrowser/6.2 TBS/046291 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light`,
    ['messagingApp'],
  ),
  foreign(
    'the messaging app for work on an iPhone',
    `${iphone} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Dark`,
    ['messagingApp', 'ios'],
  ),

  foreign(
    'alipay on an iPhone',
    `${iphone} Mobile/15E148 Ariver/1.1.0 AliApp(AP/10.5.96.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:390|780|3.0) AlipayClient/10.5.96.6000 Language/zh-Hans Region/CN NebulaX/1.0.0`,
    ['alipayApp', 'ios'],
  ),
  foreign(
    'alipay on Android',
    `${android} Mobile Safari/537.36 AliApp(AP/10.5.96.8000) NebulaX/1.0.0 AlipayClient/10.5.96.8000 Language/zh-Hans useStatusBar/true`,
    ['alipayApp'],
  ),
  foreign(
    'an alipay mini program',
    `${android} UCBS/3.22.2.66 Mobile Safari/537.36 ChannelId(0) NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0,ac:sp) AliApp(AP/10.5.96.8000) AlipayClient/10.5.96.8000 Language/zh-Hans MiniProgram APXWebView Region/CNAriver/1.0.0`,
    ['alipayApp'],
  ),
  foreign(
    'alipay on Harmony OS NEXT',
    `${next} AliApp(AP/10.6.50.1000) AlipayClient/10.6.50.1000 Language/zh-Hans Region/CN NebulaX/1.0.0`,
    ['alipayApp', 'harmony'],
  ),

  foreign('a browser on Harmony OS NEXT', `${next} HuaweiBrowser/5.0.4.300`, ['harmony']),
  foreign(
    'a tablet on Harmony OS NEXT',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 HuaweiBrowser/5.0.4.300',
    ['harmony'],
  ),
  foreign(
    'a browser on Harmony OS 4',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0.352) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36',
    ['harmony'],
  ),

  own(
    'the users’ app on an iPhone X',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone10,3)`,
    ['userApp', 'ios', 'iphoneX'],
    357,
  ),
  own(
    'the users’ app on another iPhone X',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone10,6)`,
    ['userApp', 'ios', 'iphoneX'],
    357,
  ),
  own(
    'the users’ app on an iPhone 8',
    `${iphone} Mobile/15E148 XinglinUser/3.2.9 (iPhone10,4)`,
    ['userApp', 'ios'],
    329,
  ),
  own(
    'the users’ app on an iPhone 8 Plus',
    `${iphone} Mobile/15E148 XinglinUser/3.3 (iPhone10,5)`,
    ['userApp', 'ios'],
    330,
  ),
  own(
    'the users’ app on an iPhone 15',
    `${iphone} Mobile/15E148 XinglinUser/3.5.12 (iPhone15,4)`,
    ['userApp', 'ios', 'iphoneX'],
    359,
  ),
  own(
    'the users’ app on an iPhone SE 2',
    `${iphone} Mobile/15E148 XinglinUser/4.0.0 (iPhone12,8)`,
    ['userApp', 'ios'],
    400,
  ),
  own(
    'the users’ app on an iPhone SE 3',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone14,6)`,
    ['userApp', 'ios'],
    357,
  ),
  own(
    'the users’ app on an iPad that asks for desktop pages',
    `${mac} XinglinUser/3.5.7 (iPad13,18)`,
    ['userApp', 'ios'],
    357,
  ),
  own(
    'the users’ app on Android',
    `${android} Mobile Safari/537.36 XinglinUser/3.5.7`,
    ['userApp'],
    357,
  ),
  own(
    'the users’ app on Harmony OS NEXT',
    `${next} XinglinUser/3.6.0`,
    ['userApp', 'harmony'],
    360,
  ),
  own(
    'the doctors’ app on Android',
    `${android} Mobile Safari/537.36 XinglinDoctor/2.1.0`,
    ['doctorApp'],
    210,
  ),
  own(
    'the doctors’ app on an iPhone 13',
    `${iphone} Mobile/15E148 XinglinDoctor/2.1.0 (iPhone14,5)`,
    ['doctorApp', 'ios', 'iphoneX'],
    210,
  ),
];

function own(
  name: string,
  userAgent: string,
  is: KnownUserAgent['is'],
  appVersion: number,
): KnownUserAgent {
  return { name, userAgent, is, appVersion };
}
