import type { ComponentProps, ReactElement } from 'react';
import { Conversation } from './conversation';
import { TalkHeader } from './talk-header';
import { useTalkMenu } from './use-talk-menu';

/** A conversation below its header, as pages show it. */
export function TalkPage(props: Omit<ComponentProps<typeof Conversation>, 'menu'>): ReactElement {
  const menu = useTalkMenu();
  return (
    <>
      <TalkHeader orderKey={props.orderKey} title="在线问诊" backTo="/" menu={menu} />
      <Conversation {...props} menu={menu} />
    </>
  );
}
