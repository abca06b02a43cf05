import {
  besideExtension,
  extensionOfName,
  extensionPattern,
  foreignPatterns,
  landlinePattern,
  longNumber,
  mobilePattern,
} from './address-numbers';
import { beginsWithSurname } from './surnames';

/** Words that shops and people write before a name, with nothing but it behind them. */
const nameLabels = '(?:收货人|收件人|收貨人|联系人|聯繫人|聯絡人|姓名|收方|收件方)(?:姓名)?';
const phoneLabels =
  '(?:请联系)?专属安全号码|虚拟号码?|隐私号码?|手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|手機號碼|手機|聯絡電話|電話|mobile|phone|tel';
const areaLabels =
  '所在地区|所在區域|所在地區|所在区域|省市区|详细地址|詳細地址|收货地址|收貨地址|收件地址|送货地址|邮寄地址|家庭住址|街道地址|住址|地址';
const otherLabels = `${areaLabels}|地区|地區|街道|邮政编码|邮编|郵遞區號`;
/** Words that are labels only with a colon behind them. */
const labelsWithColon =
  '(?:收货|收件|收貨|寄件|寄送|地址|客户|买家)(?:地址)?信息|寄到|寄往|寄给|寄至|送到|送至|发往|收|寄|电|手机尾号';

const allLabels = `${nameLabels}|${phoneLabels}|${otherLabels}|${labelsWithColon}`;

/** Stands where a phone number was; of the private use area, which a cleaned text has nothing of. */
export const phoneMark = '\uE000';
/** Stands where a label was: a new field starts after it. */
const fieldMark = '\uE001';
/** What stands between the fields of a pasted text. */
export const separators =
  /(?:[\s,，;；|。\uE001]|(?<=[号室楼层座栋幢])\.|(?<![\dA-Za-z])[/、]|[/、](?![\dA-Za-z]))+/u;

/** Parts of an address hold these; some of them are letters of names too, as in 赵国栋. */
export const placeSigns =
  /[路街号室栋幢楼弄巷村镇乡区县市省道园苑厦座层院店单元组队桥湾號棟樓鎮鄉區縣園廈層單組隊橋灣\d]|小区|花园|公寓|广场|大厦|中心/;
/** What no person's name is or ends with. */
export const surePlaceSigns =
  /[路街号室弄巷村镇乡区县市省厦號鎮鄉區縣廈]$|\d|小区|小區|花园|花園|公寓|广场|廣場|大厦|大廈|中心|单元|單元|医院|醫院|学校|學校|街道/;

/** What people ask for beside an address. */
export const requests =
  /^(?:谢谢|謝謝|多谢|麻烦|麻煩|拜托|请|請|尽快|盡快|到付|包邮|急|发货|发顺丰|送货|备注|備註|周末|工作日|不要|放|您好|你好|电联|電聯|打电话|提前)/;

const labelledName = new RegExp(
  String.raw`(?:${nameLabels}\s*[:：]\s*|${nameLabels}\s+|(?<=^|[\s,，;；|。、])收\s*[:：]\s*)([^\s,，、;；|。${phoneMark}]{1,20}?)(?=$|[\s,，、;；|。${phoneMark}]|(?:${allLabels})\s*[:：])`,
  'u',
);
/** The same without a sign behind the label, where a surname follows: 姓名李小满 电话…. */
const nameAtLabel = new RegExp(
  String.raw`(?<=^|[\s,，;；|。])${nameLabels}(\p{Script=Han}{2,4})(?=$|[\s,，;；|。${phoneMark}]|${phoneLabels}|${areaLabels})`,
  'u',
);
/** The same in a sentence: 寄给李小满, 我叫李小满. */
const nameSaid = new RegExp(
  String.raw`(?<=^|[\s,，;；|。])(?:麻烦|麻煩|请|請)?(?:寄给|寄給|发给|送给|我叫|我是|我的名字[是叫]|${nameLabels}[是为])(\p{Script=Han}{2,4})(?=$|[\s,，;；|。${phoneMark}])`,
  'u',
);
/** What a sentence says before a phone or a place: 我的地址是. */
const fieldSaid = new RegExp(
  String.raw`(?<=^|[\s,，;；|。${phoneMark}])(?:(?:我的|新)?(?:${phoneLabels}|${areaLabels})[是为]|(?:我|本人)?(?:家)?住在?(?=\p{Script=Han}{2,}[省市区县]))`,
  'gu',
);
const labels = new RegExp(`(?:${allLabels})\\s*[:：]`, 'gi');
const phoneLabel = new RegExp(`(?:${phoneLabels})(?=\\s*${phoneMark})`, 'gi');
/** 地址浙江省…: no place begins so. */
const areaLabel = new RegExp(
  String.raw`(?<=^|[\s,，;；|。${phoneMark}${fieldMark}])(?:${areaLabels})(?=\s*\p{Script=Han})`,
  'gu',
);
/** （李小满收）, with a surname inside. */
const receiverInBrackets = /[(（]\s*(\p{Script=Han}{2,4}?)\s*(?:亲)?收\s*[)）]/gu;
const titleInBrackets = /[(（](?:先生|女士|小姐|男|女|本人|收件人|收货人)[)）]/g;

/** Takes out what says itself what it is: phones, labels, postal codes, the country. */
export function takeMarked(text: string): {
  rest: string;
  mobile: string;
  labelledName: string;
  unread: string[];
} {
  let mobile = '';
  let extension = '';
  let ownName = '';
  const unread: string[] = [];
  const leaveOut = (words: string): string => {
    unread.push(words.trim());
    return ' ';
  };
  const takeName = (_: string, name: string): string => {
    ownName ||= withoutTitle(name);
    return ` ${fieldMark} `;
  };
  const withoutForeign = foreignPatterns.reduce(
    (left, pattern) => left.replace(pattern, leaveOut),
    text.replace(titleInBrackets, ' '),
  );
  const rest = withoutForeign
    .replace(mobilePattern, (words, digits: string, own: string | undefined) => {
      const number = digits.replace(/\D/g, '');
      if (mobile !== '' && number !== mobile) leaveOut(words);
      if (mobile === '') mobile = number;
      if (number === mobile) extension ||= own ?? '';
      return ` ${phoneMark} `;
    })
    .replace(besideExtension, (_, own: string) => {
      extension ||= own;
      return phoneMark;
    })
    .replace(extensionPattern, (words, own: string) => {
      extension ||= own;
      return own === extension ? ' ' : words;
    })
    .replace(extensionOfName, (words, name: string, own: string) => {
      if (mobile === '' || !beginsWithSurname(name)) return words;
      extension ||= own;
      return name;
    })
    .replace(landlinePattern, leaveOut)
    .replace(longNumber, leaveOut)
    .replace(receiverInBrackets, (words, name: string) =>
      beginsWithSurname(name) ? ` ${name} ` : words,
    )
    .replace(labelledName, takeName)
    .replace(nameAtLabel, (words, name: string) =>
      ownName === '' && beginsWithSurname(name) ? takeName(words, name) : words,
    )
    .replace(nameSaid, (words, name: string) =>
      ownName === '' && beginsWithSurname(name) ? takeName(words, name) : words,
    )
    .replace(fieldSaid, ` ${fieldMark} `)
    .replace(labels, ` ${fieldMark} `)
    .replace(phoneLabel, ` ${fieldMark} `)
    .replace(areaLabel, ` ${fieldMark} `)
    .replace(/(?:邮政编码|邮编|郵遞區號|郵政編碼|P\.?C\.?|zip|postcode)[\s:：]*\d{6}(?!\d)/gi, ' ')
    // Six digits glued to words are a postal code too, unless they count a house or a letter box.
    .replace(
      /(?<![\dA-Za-z箱])\(?(?<!\d)\d{6}(?!\d)\)?(?=\p{Script=Han}{2}|\s|$|[,，;；|。\uE000\uE001])(?![号號室弄栋棟幢楼樓])/gu,
      (code, place: number, whole: string) =>
        /[\p{Script=Han}\s(]/u.test(whole.charAt(place - 1) || ' ') ? ' ' : code,
    )
    .replace(/(?<!\d)\d{6}(?=\s|$|[,，;；\uE000\uE001])/g, (code, place: number, whole: string) =>
      // A number that stands alone is a postal code; one that follows a word belongs to it.
      place === 0 || separators.test(whole.charAt(place - 1)) ? ' ' : code,
    )
    .replace(/(?:中国|中國|中华人民共和国)(?=[^\s]{2,}?(?:省|市|自治区|自治區|特别行政区))/, '');
  const isRelayed = mobile !== '' && extension !== '';
  return {
    rest,
    mobile: isRelayed ? `${mobile}-${extension}` : mobile,
    labelledName: ownName,
    unread,
  };
}

/** A name without what asks to hand it over, and without a title behind a whole name: 李小满女士, but 李女士. */
export function withoutTitle(name: string): string {
  const receiver = name.replace(/[(（]?(?:亲收|签收|收)[)）]?$/, '');
  const [, whole = ''] =
    /^(\p{Script=Han}{2,4})(?:先生|女士|小姐|同志|同学)$/u.exec(receiver) ?? [];
  return beginsWithSurname(whole) ? whole : receiver;
}
