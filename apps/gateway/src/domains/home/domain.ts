import { home } from '@xinglin/contract';
import { asc } from 'drizzle-orm';
import { homeTabs } from '../../kernel/places/tables';
import { defineDomain } from '../../platform/domain';
import { wholeList } from '../../platform/whole-list';

/** Tabs of the main channel: only destinations that exist. */
const homeTabRows: readonly (typeof homeTabs.$inferInsert)[] = [
  { key: 'home', routeName: 'home', position: 1 },
  { key: 'consult', routeName: 'consult.portal', position: 2 },
  { key: 'registration', routeName: 'booking.hospitalList', position: 3 },
  { key: 'mall', routeName: 'mall.store', position: 4 },
  { key: 'me', routeName: 'account.profile', position: 5 },
];

/** What stands around every page of a portal. */
export const homeDomain = defineDomain({
  name: 'home',
  calls: home,
  handlers: () => ({
    async getHomeTabbar(_input, { db }) {
      const { key, routeName: name, position } = homeTabs;
      return wholeList(await db.select({ key, name }).from(homeTabs).orderBy(asc(position)));
    },
  }),
  // The desk changes none of them, so an older database takes the list of each release whole.
  topUp: async (db) => {
    await db.delete(homeTabs);
    await db.insert(homeTabs).values([...homeTabRows]);
  },
});
