import { android, foreign, iphone, mac, windows, type KnownUserAgent } from './user-agent';

/** User agents of browsers that people in China use. */
export const browserUserAgents: readonly KnownUserAgent[] = [
  foreign('Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, ['ios']),
  foreign('Chrome on an iPhone', `${iphone} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`, [
    'ios',
  ]),
  foreign(
    'Safari on an old iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ['ios'],
  ),
  foreign(
    'Safari on an iPad that asks for mobile pages',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ['ios'],
  ),
  foreign('an iPad that asks for desktop pages', `${mac} Version/17.5 Safari/605.1.15`, []),
  foreign(
    'Safari on an iPod',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ['ios'],
  ),
  foreign(
    'Baidu on an iPhone',
    `${iphone} Mobile/15E148 Safari/604.1 SP-engine/3.14.0 main%2F1.0 baiduboxapp/13.62.0.11 (Baidu; P2 17.5.1) NABar/1.0 themeUA=Theme/default`,
    ['ios'],
  ),
  foreign(
    'QQ browser on an iPhone',
    `${iphone} Version/17.0 MQQBrowser/15.4.5 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1 WKType/1`,
    ['ios'],
  ),
  foreign(
    'DingTalk on an iPhone',
    `${iphone} Mobile/15E148 AliApp(DingTalk/7.5.30) com.laiwang.DingTalk/38126413 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK`,
    ['ios'],
  ),
  foreign(
    'QQ on an iPhone',
    `${iphone} Mobile/15E148 QQ/9.0.70.618 V1_IPH_SQ_9.0.70_1_APP_A Pixel/1170 SimpleUISwitch/0 QQTheme/1000 WK`,
    ['ios'],
  ),
  foreign(
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    [],
  ),
  foreign(
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S9280) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    [],
  ),
  foreign(
    'MIUI Browser',
    'Mozilla/5.0 (Linux; U; Android 14; zh-cn; 23127PN0CC Build/UKQ1.230804.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.6.40525',
    [],
  ),
  foreign(
    'UC on Android',
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; PGT-AN10 Build/HONORPGT-AN10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.7.0.1281 Mobile Safari/537.36',
    [],
  ),
  foreign(
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    [],
  ),
  foreign(
    'Taobao on Android',
    `${android} Mobile Safari/537.36 AliApp(TB/10.37.10) UCBS/2.11.1.1 TTID/600000@taobao_android_10.37.10 WindVane/8.5.0 1220X2712`,
    [],
  ),
  foreign(
    'DingTalk on Android',
    `${android} Mobile Safari/537.36 AliApp(DingTalk/7.5.30) com.alibaba.android.rimet/39236742 Channel/10002068 language/zh-CN`,
    [],
  ),
  foreign(
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    [],
  ),
  foreign('Chrome on Windows', windows, []),
  foreign('Edge on Windows', `${windows} Edg/126.0.0.0`, []),
  foreign('Safari on a Mac', `${mac} Version/17.4.1 Safari/605.1.15`, []),
  foreign(
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    [],
  ),
  foreign(
    'a search engine',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    [],
  ),
  foreign(
    'a Windows phone',
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    [],
  ),
  foreign('nothing', '', []),
];
