/** One user agent of each kind that the portal treats in its own way. */
export const userAgents: readonly string[] = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003133) NetType/WIFI Language/zh_CN',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.6.37(0xf3000637)',
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 AliApp(AP/10.5.96.8000) AlipayClient/10.5.96.8000',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 XinglinUser/3.5.7 (iPhone10,3)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 XinglinUser/3.5.6 (iPhone10,4)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 XinglinUser/4.0.0 (iPhone14,6)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) XinglinUser/3.10.0 (iPad13,18)',
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XinglinUser/3.5',
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XinglinDoctor/2.1.0',
  // An app that does not tell its version, and those around the one from which on it looks at pages first.
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 XinglinUser/',
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 XinglinUser/3.2.9',
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 XinglinUser/3.3.0',
  '',
];
