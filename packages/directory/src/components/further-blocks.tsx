import type { ReactElement } from 'react';
import { FollowedDoctors } from '../home-blocks/followed-doctors';
import { LatestOrder } from '../home-blocks/latest-order';
import { Lectures } from '../home-blocks/lectures';
import { MallFeed } from '../home-blocks/mall-feed';
import { MallGoods } from '../home-blocks/mall-goods';
import { MediaFocus } from '../home-blocks/media-focus';
import { Membership } from '../home-blocks/membership';
import { RecentlySeen } from '../home-blocks/recently-seen';
import { Topics } from '../home-blocks/topics';

/** What home has for a person below its lists, and what there is to read and hear: each asks its own call, and home waits for none of them. */
export default function FurtherBlocks(): ReactElement {
  return (
    <>
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
