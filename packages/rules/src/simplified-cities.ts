/** The characters that names of cities and provinces are written with in Traditional Chinese, each with its Simplified one. */
const pairs =
  '莊庄島岛鄲郸張张滄沧陽阳長长晉晋運运臨临呂吕內内頭头烏乌遼辽爾尔倫伦貝贝彥彦蘭兰興兴錫锡寧宁瀋沈連连撫抚順顺東东錦锦營营盤盘鐵铁嶺岭蘆芦邊边龍龙濱滨齊齐雞鸡鷄鸡鶴鹤崗岗雙双鴨鸭慶庆綏绥蘇苏無无雲云鹽盐揚扬鎮镇遷迁溫温紹绍華华麗丽蕪芜馬马銅铜黃黄廈厦門门巖岩鄉乡鷹鹰贛赣饒饶濟济棗枣煙烟濰潍澤泽鄭郑開开頂顶許许峽峡駐驻漢汉荊荆岡冈隨随潛潜農农區区懷怀婁娄廣广關关遠远欽钦貴贵賀贺來来賓宾亞亚瓊琼萬万縣县邁迈樂乐貢贡瀘泸綿绵達达資资壩坝涼凉義义畢毕節节紅红納纳薩萨則则陝陕寶宝肅肃銀银隴陇樹树吳吴衛卫衞卫魯鲁瑪玛圖图崑昆楊杨灣湾臺台峯峰羣群';

const simplifiedOf = new Map(
  Array.from(pairs.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to] as const),
);

/** A name of a city in Simplified Chinese, character by character, so that 廣州 and 广州 are one; other words stay. */
export const simplifiedCity = (name: string): string =>
  [...name].map((character) => simplifiedOf.get(character) ?? character).join('');
