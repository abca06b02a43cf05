import { describe, expect, test } from 'vitest';
import { detectEnvironment } from './environment';
import type { Environment } from './environment';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0';

const cases: [string, string, (keyof Environment)[]][] = [
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, ['ios']],
  [
    'Safari on an old iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ['ios'],
  ],
  [
    'an iPad that asks for desktop pages',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    [],
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    [],
  ],
  [
    'Chrome on a desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    [],
  ],
  [
    'the messaging app on an iPhone',
    `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003133) NetType/WIFI Language/zh_CN`,
    ['messagingApp', 'ios'],
  ],
  [
    'the messaging app on Android',
    `${android} XWEB/1160117 MMWEBSDK/20240501 MMWEBID/2247 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
    ['messagingApp'],
  ],
  [
    'a mini-program web view',
    `${android} XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64 miniProgram/wx0123456789abcdef`,
    ['messagingApp'],
  ],
  [
    'alipay on an iPhone',
    `${iphone} Mobile/15E148 Ariver/1.1.0 AliApp(AP/10.5.96.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:390|780|3.0) AlipayClient/10.5.96.6000 Language/zh-Hans Region/CN NebulaX/1.0.0`,
    ['alipayApp', 'ios'],
  ],
  [
    'alipay on Android',
    `${android} Mobile Safari/537.36 AliApp(AP/10.5.96.8000) NebulaX/1.0.0 AlipayClient/10.5.96.8000 Language/zh-Hans useStatusBar/true`,
    ['alipayApp'],
  ],
  [
    'a browser on Harmony OS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    ['harmony'],
  ],
  [
    'a browser on Harmony OS 4',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0.352) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36',
    ['harmony'],
  ],
  [
    'the users’ app on an iPhone X',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone10,3)`,
    ['userApp', 'ios', 'iphoneX'],
  ],
  [
    'the users’ app on an iPhone 8',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone10,4)`,
    ['userApp', 'ios'],
  ],
  [
    'the users’ app on an iPhone 15',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone15,4)`,
    ['userApp', 'ios', 'iphoneX'],
  ],
  [
    'the users’ app on an iPhone SE 2',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone12,8)`,
    ['userApp', 'ios'],
  ],
  [
    'the users’ app on an iPhone SE 3',
    `${iphone} Mobile/15E148 XinglinUser/3.5.7 (iPhone14,6)`,
    ['userApp', 'ios'],
  ],
  ['the users’ app on Android', `${android} Mobile Safari/537.36 XinglinUser/3.5.7`, ['userApp']],
  [
    'the doctors’ app on Android',
    `${android} Mobile Safari/537.36 XinglinDoctor/2.1.0`,
    ['doctorApp'],
  ],
  [
    'a Windows phone',
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    [],
  ],
  ['nothing', '', []],
];

describe('detectEnvironment', () => {
  test.each(cases)('%s', (_name, userAgent, expected) => {
    const seen = Object.entries(detectEnvironment(userAgent)).flatMap(([key, is]) =>
      is ? [key] : [],
    );
    expect(seen.sort()).toEqual([...expected].sort());
  });

  test('no header at all is no app at all', () => {
    expect(Object.values(detectEnvironment(null))).not.toContain(true);
  });
});
