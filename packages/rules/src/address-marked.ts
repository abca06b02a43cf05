import {
  besideExtension,
  extensionOfName,
  extensionPattern,
  foreignPatterns,
  foreignPhones,
  landlinePattern,
  longNumber,
  mobilePattern,
} from './address-numbers';
import { beginsWithSurname } from './surnames';

/** Words that shops and people write before a name, with nothing but it behind them. */
const nameLabels = '(?:收货人|收件人|收貨人|联系人|聯繫人|聯絡人|姓名|收方|收件方)(?:姓名)?';
const phoneLabels =
  '座机号?码?|座機|固话|固定电话|家庭电话|办公电话|单位电话|备用(?:电话|手机号?|号码)|另一?个?(?:电话|手机号?)|(?:请联系)?专属安全号码|虚拟号码?|隐私号码?|手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|手機號碼|手機|聯絡電話|電話|mobile|phone|tel';
const areaLabels =
  '所在地区|所在區域|所在地區|所在区域|省市区|详细地址|詳細地址|收货地址|收貨地址|收件地址|送货地址|邮寄地址|家庭住址|街道地址|住址|地址';
const otherLabels = `${areaLabels}|地区|地區|街道|邮政编码|邮编|郵遞區號`;
/** Words that are labels only with a colon behind them. */
const labelsWithColon =
  'name|receiver|recipient|consignee|attn|to|address|addr|(?:收货|收件|收貨|寄件|寄送|地址|客户|买家)(?:地址)?信息|寄到|寄往|寄给|寄至|送到|送至|发往|收|寄|电|手机尾号';

const allLabels = `${nameLabels}|${phoneLabels}|${otherLabels}|${labelsWithColon}`;

/** Stands where a phone number was; of the private use area, which a cleaned text has nothing of. */
export const phoneMark = '\uE000';
/** Stands where a phone was that is not kept, until {@link phoneMark} does. */
const otherPhoneMark = '\uE002';
/** Stands where a label was: a new field starts after it. */
const fieldMark = '\uE001';
/** What stands between the fields of a pasted text. */
export const separators =
  /(?:[\s,，;；|。\uE001]|(?<=[号室楼层座栋幢])\.|(?<![\dA-Za-z])[/、]|[/、](?![\dA-Za-z]))+/u;

/** Parts of an address hold these; some of them are letters of names too, as in 赵国栋. */
export const placeSigns =
  /[路街号室栋幢楼弄巷村镇乡区县市省道园苑厦座层院店单元组队桥湾號棟樓鎮鄉區縣園廈層單組隊橋灣\d]|小区|花园|公寓|广场|大厦|中心|大道/;
/** What no person's name is or ends with. */
export const surePlaceSigns =
  /[路街号室弄巷村镇乡区县市省厦號鎮鄉區縣廈]$|大道$|\d|小区|小區|花园|花園|公寓|广场|廣場|大厦|大廈|中心|单元|單元|医院|醫院|学校|學校|街道/;

/** How the names of estates begin: with that of their builder, and words that say nothing by themselves. */
export const estateNames =
  /^(?:恒大|万科|保利|绿城|碧桂园|龙湖|中海|融创|世茂|金地|华润|绿地|招商|远洋|首开|雅居乐|富力|旭辉|金茂|建发|越秀|万达|佳兆业|荣盛|奥园|金科|华发|仁恒|龙光|星河湾|泰禾|中梁|正荣|恆大|萬科|綠城|碧桂園|龍湖|融創|華潤|綠地)(?:\p{Script=Han}|[·\d]){2,}$/u;

/** What people ask for beside an address. */
export const requests =
  /^(?:谢谢|謝謝|多谢|麻烦|麻煩|拜托|请|請|尽快|盡快|到付|包邮|急|发货|发顺丰|送货|备注|備註|周末|工作日|不要|放|您好|你好|电联|電聯|打电话|打給|打给|提前|(?:\p{Script=Han}{2})?快[递遞]|送到|送上|微信|(?:今天|明天|早上|早晨|上午|中午|下午|晚上|白天).*[送取派点點]|\p{Script=Han}{1,6}(?:血[压壓糖脂]|[病症癌])$)/u;
/** A count, an age, a price or a time: a number that is no house's. */
export const otherCounts =
  /^(?:今年|约|共|合计)?[¥￥$]?\d+(?:\.\d+)?(?:周?[岁歲]|[元块塊件盒瓶份次箱袋斤]|公斤|[点點时時].*|:\d{2}.*)$|^[¥￥$]\d|^\d+\.\d{2}$/u;
/** How the last words of a place end, beside {@link placeSigns}. */
export const placeEndings =
  /[门門口城府庄莊庭轩軒阁閣坊里台臺堂堡屯寨社铺鋪站库庫场場馆館厂廠校班床科部舍柜郡邸墅居峰汇匯港都塔仓倉洲岛島湖山河江海东東西南北内內旁边邊侧側处處]$|公司|集团|集團|大学|大學|国际$|國際$|^(?:靠?近|[对對]面|毗邻)/u;

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
const labels = new RegExp(
  String.raw`(?<![A-Za-z])(?:(?:${nameLabels})的?)?(?:${allLabels})\s*[:：]`,
  'gi',
);
/** 姓 名： a form's label, spread to the width of its column. */
const spreadLabel =
  /(?:姓 +名|[电電] +[话話]|手 +[机機]|地 +址|[邮郵] +[编編]|收 +[件货貨] +人|[联聯] +[系繫絡络] +人)(?= *[:：])/gu;
const phoneLabel = new RegExp(`(?:${phoneLabels})(?=\\s*${phoneMark})`, 'gi');
/** 地址浙江省…: no place begins so. */
const areaLabel = new RegExp(
  String.raw`(?<=^|[\s,，;；|。${phoneMark}${fieldMark}])(?:${areaLabels})(?=\s*\p{Script=Han})`,
  'gu',
);
/** （李小满收）, with a surname inside. */
const receiverInBrackets = /[(（]\s*(\p{Script=Han}{2,4}?)\s*(?:亲)?收\s*[)）]/gu;
const titleInBrackets =
  /[(（](?:先生|女士|小姐|男|女|本人|收件人|收货人)(?:\/(?:先生|女士|小姐|男|女))*[)）]/g;
/** 【收件人】: a label in brackets says what one with a colon says. */
const labelInBrackets = new RegExp(String.raw`[【[［]\s*(${allLabels})\s*[】\]］]\s*[:：]?`, 'gi');
/** 【极兔】李小满: what stands in brackets before words is a piece by itself. */
const piecesInBrackets = /(?<=^|[\s,，;；])【([^】\d]*)】(?=\p{Script=Han})/gu;
const senderLabel = /(?:寄件人|发件人|發件人|寄方|寄件方|发货人|發貨人|寄件(?=\s*[:：]))/u;
const receiverLabel = /(?:收件人|收货人|收貨人|收方|收件方|收件(?=\s*[:：]))/u;
/** 张 三: people write a space into a name of two characters. */
const nameApart =
  /(?<=^|[\s:：,，;；])(\p{Script=Han})[ \u3000]+(?!收)(\p{Script=Han})(?=$|[\s,，;；。]|\d)/gu;
/** What is told of a person, a parcel or a wish by a label that no part of an address has. */
const unknownLabel =
  /(?<=^|[\s,，;；|。、])(\p{Script=Han}{2,6})\s*[:：]\s*([^\s,，;；|。\uE000-\uE002]{1,40})/gu;

/** The text without its sender, where it has both. */
function withoutSender(text: string, leaveOut: (words: string) => string): string {
  const from = senderLabel.exec(text)?.index;
  const to = receiverLabel.exec(text)?.index;
  if (from === undefined || to === undefined) return text;
  const end = to > from ? to : text.length;
  return text.slice(0, from) + leaveOut(text.slice(from, end)) + text.slice(end);
}

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
  const leaveOutPhone = (words: string): string => `${leaveOut(words)}${otherPhoneMark} `;
  const receiver = withoutSender(text, leaveOut)
    .replace(spreadLabel, (words) => words.replaceAll(' ', ''))
    .replace(titleInBrackets, ' ')
    .replace(labelInBrackets, ' $1: ')
    .replace(piecesInBrackets, ' $1 ')
    .replace(nameApart, (words, first: string, second: string) =>
      beginsWithSurname(first) ? first + second : words,
    );
  const withoutDocuments = foreignPatterns.reduce(
    (left, pattern) => left.replace(pattern, leaveOut),
    receiver,
  );
  const withoutForeign = foreignPhones.reduce(
    (left, pattern) => left.replace(pattern, leaveOutPhone),
    withoutDocuments,
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
    .replace(landlinePattern, leaveOutPhone)
    .replace(longNumber, leaveOut)
    .replaceAll(otherPhoneMark, phoneMark)
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
    .replace(unknownLabel, (words, label: string, said: string) =>
      placeSigns.test(label + said) ? words : leaveOut(words),
    )
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
