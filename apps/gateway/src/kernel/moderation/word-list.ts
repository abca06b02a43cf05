import type { ModerationAct, ModerationReason } from './found';

/** Words of one reason with what is done about them. */
export interface WordGroup {
  readonly reason: ModerationReason;
  readonly act: ModerationAct;
  readonly words: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s*[,\n]\s*/u);

/**
 * What is looked for, in Simplified Chinese and small Latin letters. `block`: is not published; `review`: a person
 * looks first, as it may well be true or meant otherwise; `mask`: the words are hidden, the rest is published.
 */
export const wordGroups: readonly WordGroup[] = [
  {
    reason: 'insult',
    act: 'block',
    words:
      words(`傻逼, 傻比, 煞笔, 沙雕, 操你, 草泥马, 他妈的, 妈的, 王八蛋, 狗东西, 贱人, 贱货, 畜生, 人渣,
      去死, 死全家, 不得好死, 脑残, 智障, 滚蛋, fuck, fucking, fucker, shit, bullshit, bitch, asshole, bastard,
      motherfucker, retard, nigger`),
  },
  {
    reason: 'insult',
    act: 'mask',
    words: words(
      '垃圾医生, 垃圾医院, 什么玩意, 混蛋, 白痴, 蠢货, 饭桶, 废物, idiot, moron, stupid doctor',
    ),
  },
  {
    reason: 'advert',
    act: 'block',
    words:
      words(`加微信, 加我微信, 加v信, 加薇信, 加威信, 加徽信, 加维信, 加vx, 加wx, 加我vx, 加我wx, 加我v信, 加我薇信, 加qq, 加我qq,
      加扣扣, 加企鹅, 加我钉钉, 扫码进群, 扫码加群, 进群领, 点击链接, 代开药, 代购药,
      刷好评, 返现好评, 好评返现, 兼职日结, 免费领取, 贷款秒批, click the link, add my wechat, add my whatsapp,
      add my telegram, add me on wechat, add me on whatsapp, add me on telegram`),
  },
  {
    reason: 'touting',
    act: 'block',
    words:
      words(`代挂号, 代抢号, 抢号软件, 出售号源, 转让号源, 转让专家号, 黄牛号, 黄牛电话, 找黄牛, 陪诊挂号,
      内部号源`),
  },
  { reason: 'touting', act: 'review', words: words('黄牛, 号贩子') },
  {
    reason: 'illegal',
    act: 'block',
    words: words(
      '毒品, 冰毒, 海洛因, 代孕, 卖肾, 卖卵, 供卵, 胎儿性别鉴定, 开假证明, 假病历, 迷药, cocaine, heroin',
    ),
  },
  {
    reason: 'healthClaim',
    act: 'review',
    words:
      words(`包治, 根治, 百分百治愈, 百分之百治愈, 药到病除, 神医, 祖传秘方, 祖传偏方, 偏方, 特效药, 永不复发, 无效退款,
      无副作用, 不用手术就能治好, 停药, 不用吃药, 抗癌神药, miracle cure, guaranteed cure, stop taking`),
  },
  {
    reason: 'accusation',
    act: 'review',
    words:
      words(`收红包, 要红包, 索要红包, 塞红包, 拿回扣, 吃回扣, 庸医, 骗子, 骗钱, 医疗事故, 误诊, 草菅人命, 无证行医, 猥亵,
      性骚扰, 打人, bribe, kickback, malpractice, quack, misdiagnosed, groped`),
  },
];

/** Phrases in which such a word means no harm: they win over the words inside them. */
export const allowedPhrases: readonly string[] =
  words(`没有黄牛, 不找黄牛, 打击黄牛, 杜绝黄牛, 防黄牛, 没有号贩子, 打击号贩子,
  不收红包, 没收红包, 没有收红包, 拒收红包, 从不收红包, 不要红包, 没要红包, 谢绝红包, 不是骗子, 没有骗钱, 不骗钱, 没有误诊,
  避免误诊, 差点误诊, 防止误诊, 不停药, 不能停药, 不要停药, 没停药, 别停药, 不要擅自停药, 慢慢停药, 遵医嘱停药, 停药时间, 可以停药,
  不信偏方, 不要信偏方, 别信偏方, 不能根治, 难以根治, 无法根治, 说不能包治, 没有包治, 去死皮, 去死角, 不是庸医, 妈的病, 妈的药,
  妈的手术, 妈的检查, 妈的情况, 妈的眼睛, 妈的腿, 妈的血压, 爸妈的, 我妈的, 老妈的, 妈妈的, 孩子妈的, 他妈妈`);
