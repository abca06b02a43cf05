import { expect, test } from 'vitest';
import { traditionalName, traditionalText } from './traditional.ts';

test.each([
  ['人工审核中', '人工審核中'],
  ['服务对象和价格', '服務對象和價格'],
  ['交易类型', '交易類型'],
  ['局部性疼痛', '局部性疼痛'],
  ['社区门诊', '社區門診'],
  ['法律声明', '法律聲明'],
  ['互联网医院', '互聯網醫院'],
  ['检查项目', '檢查項目'],
  ['账号与账单', '帳號與帳單'],
  ['个人信息与短信', '個人資料與簡訊'],
  ['风湿免疫科', '風濕免疫科'],
  ['头发干燥，干咳，肝脏', '頭髮乾燥，乾咳，肝臟'],
  ['心房颤动与房颤', '心房顫動與心房顫動'],
  ['血液循环', '血液循環'],
  ['台湾、烟台', '台灣、煙台'],
  ['江干区 湖里区 新干县', '江干區 湖里區 新干縣'],
  ['无添加糖', '無添加糖'],
])('%s is written %s', (simplified, traditional) => {
  expect(traditionalText(simplified)).toBe(traditional);
});

test.each([
  ['范云娜', '范雲娜'],
  ['于小云', '于小雲'],
  ['余光中', '余光中'],
  ['叶圣陶', '葉聖陶'],
  ['钟南', '鍾南'],
  ['万俟卨', '万俟卨'],
  ['万里', '萬里'],
  ['欧阳松', '歐陽松'],
  ['郁达夫', '郁達夫'],
  ['游本昌', '游本昌'],
  ['张信息', '張信息'],
])('the name %s is written %s', (simplified, traditional) => {
  expect(traditionalName(simplified)).toBe(traditional);
});
