import { goodsPictograms, goodsTones, healthCoinCategories } from '@xinglin/contract';
import { signInCoinsAfter } from '@xinglin/rules';
import type { Queryable } from '../../platform/database';
import { localised } from '../../platform/translate';
import { goodsRows } from './goods-rows';
import { healthCoinGoods, healthCoinTasks } from './tables';

const tasks = [
  {
    kind: 'signIn',
    title: ['每日签到', 'Check in today'],
    hint: ['每天来看看就有', 'Come by once a day'],
    coins: signInCoinsAfter(0),
  },
  {
    kind: 'profile',
    title: ['完善个人资料', 'Complete your profile'],
    hint: ['填写性别和出生日期', 'Tell your gender and date of birth'],
    coins: 50,
  },
  {
    kind: 'address',
    title: ['添加收货地址', 'Add a delivery address'],
    hint: ['兑换的商品会寄到这里', 'What you exchange is sent there'],
    coins: 20,
  },
  {
    kind: 'realName',
    title: ['完成实名认证', 'Verify your real name'],
    hint: ['认证通过后即可领取', 'Yours once you are verified'],
    coins: 100,
  },
  {
    kind: 'firstVisit',
    title: ['完成首次就诊', 'Make your first visit'],
    hint: ['预约的就诊结束后即可领取', 'Yours once a visit you booked took place'],
    coins: 100,
  },
  {
    kind: 'familyNames',
    title: ['给家人做实名', 'Verify your family’s names'],
    hint: ['用身份证的家人都认证后即可领取', 'Yours once everyone with an ID card is verified'],
    coins: 50,
  },
  {
    kind: 'review',
    title: ['评价一次就诊', 'Review a visit'],
    hint: ['好评差评一样多，每月一次', 'The same for any score, once a month'],
    coins: 20,
  },
] as const;

/** What goods look like, of the name of a drawing and its tone. */
function pictureOf(look: string) {
  const words = look.split(' ');
  const pictogram = goodsPictograms.find((one) => one === words[0]);
  const tone = goodsTones.find((one) => one === words[1]);
  if (pictogram === undefined || tone === undefined) throw new Error(`No such drawing: ${look}`);
  return { pictogram, tone };
}

/** Something to earn coins by and something to exchange them for in the sandbox. */
export async function seed(db: Queryable): Promise<void> {
  await db.insert(healthCoinTasks).values(
    tasks.map(({ kind, title, hint, coins }, position) => ({
      taskId: `task-${kind}`,
      kind,
      title: localised(title[0], title[1]),
      hint: localised(hint[0], hint[1]),
      coins,
      isDaily: kind === 'signIn',
      position,
    })),
  );
  await db.insert(healthCoinGoods).values(
    goodsRows
      .trim()
      .split('\n')
      .map((line, place) => {
        const [kind = '', zh = '', en = '', zhWhat = '', enWhat = '', coins = '', look = ''] =
          line.split('|');
        const category = healthCoinCategories.find((one) => one === kind);
        if (category === undefined) throw new Error(`No such kind of goods: ${kind}`);
        const subtitle = localised(zhWhat, enWhat);
        return {
          goodsId: `coin-goods-${String(place + 1)}`,
          title: localised(zh, en),
          subtitle,
          description: [
            subtitle,
            localised(
              '兑换后七天内寄出，运费由我们承担。寄出前可以取消，健康币全部退回。',
              'Sent within seven days, at our cost. Until then you can cancel and get all your coins back.',
            ),
          ],
          category,
          picture: pictureOf(look),
          coins: Number(coins),
          // A few are gone, so that the store shows how that looks.
          stock: place % 13 === 6 ? 0 : 20 + ((place * 17) % 60),
          exchangedCount: (place * 29) % 47,
        };
      }),
  );
}
