import type { City } from '@xinglin/api';
import type { HomeList } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { HomeBanner } from './home-banner';
import { HomeLists } from './home-lists';
import { FollowedDoctors } from '../home-blocks/followed-doctors';
import { LatestOrder } from '../home-blocks/latest-order';
import { Lectures } from '../home-blocks/lectures';
import { MallFeed } from '../home-blocks/mall-feed';
import { MallGoods } from '../home-blocks/mall-goods';
import { MediaFocus } from '../home-blocks/media-focus';
import { Membership } from '../home-blocks/membership';
import { RecentlySeen } from '../home-blocks/recently-seen';
import { Topics } from '../home-blocks/topics';

/** Further lists of the channel and its banner, what home has for a person below them, and what there is to read and hear: each asks its own call, and home waits for none of them. */
export default function FurtherBlocks({
  city,
  lists,
}: {
  city: City | null;
  lists: readonly HomeList[];
}): ReactElement {
  return (
    <>
      <HomeLists city={city} names={lists} />
      <HomeBanner city={city} />
      <FollowedDoctors />
      <LatestOrder />
      <RecentlySeen />
      <Membership />
      <MallGoods />
      <MediaFocus />
      <Lectures />
      <Topics />
      <MallFeed />
    </>
  );
}
