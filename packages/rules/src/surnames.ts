/** The surnames of nearly the whole population, one character each. */
const single =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付傅方邹熊白孟秦邱侯江尹薛闫阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文洪施牛葛章鲁申柳齐聂尚梅温庄柴翁祝裴兰安倪舒焦耿关詹季岳纪项祁宁霍辛凌涂管左冉殷俞柯欧包甘宫单路裘缪甄匡樊邢童游翟骆盛凤艾卜古卓苗谷成戚鲍费符阮蓝应华姬車车蒲桑岑麦瞿楼褚娄窦解伍邬商佟屈仇浦景栗池' +
  '丛边卞闻仲郎冀敖巩巫晏晁曲桂盖竺粟芦苟茅荀荆蔺訾谈迟逯郁郗郜鄂隋雍靳鞠籍糜宓屠储喻嵇奚寇庞扈晋昝朴权毕沃滕濮牟狄禹胥臧荣莘蒙蓬诸谯贡辜邝鄢钮闵阚阙饶冼禤仝占区查冷湛逄亓邸练蔚雒';

/** Surnames of two characters. */
const double =
  '欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|夏侯|令狐|端木|南宫|呼延|澹台|宇文|长孙|轩辕|鲜于|独孤|赫连|拓跋|濮阳|公冶|申屠|万俟|淳于|闻人|钟离|宗政|百里|西门|司空|哥舒|完颜|耶律|仲孙|叔孙|巫马|漆雕|公羊|公良|太叔|梁丘|左丘|叶赫|贺兰|夹谷|羊舌|微生|爱新觉罗|司寇|纳兰|單于|单于|歐陽|司馬|諸葛|東方|尉遲|公孫|端木|南宮|澹臺|長孫|軒轅|鮮于|獨孤|赫連|濮陽|聞人|鍾離|納蘭';

const pattern = new RegExp(
  `^(?:(?:${double})|[${single}賈羅錢關閻單費紀項魯顏賁竇婁繆駱鞏應衛欒麥聞寧陰練陳張劉黃楊趙吳孫馬許鄭謝蕭韓馮鄧葉蘇呂盧薑姜鐘鍾譚陸賴龔萬嚴湯莊顧賀龍龐榮鄺閔闕饒聶樂韋邊畢儲諸談遲鄔鄒馮區盧鳳藍蔣喬齊溫])`,
);

/** Whether Chinese words begin as a person's name does. */
export function beginsWithSurname(words: string): boolean {
  return pattern.test(words);
}

const doublePattern = new RegExp(`^(?:${double})`);

/** The surname of a Chinese name: two characters in 慕容小满, one in 李小满. */
export function surnameOf(name: string): string {
  return doublePattern.exec(name)?.[0] ?? [...name][0] ?? '';
}
