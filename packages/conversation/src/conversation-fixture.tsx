// Opens a conversation on a mock gateway, for the tests of its parts.
import { fireEvent, render, screen, within } from '@testing-library/react';
import {
  createMockGateway,
  preparePage,
  sampleConnection,
  sampleMessage,
  sampleStanding,
  sampleTalk,
  sampleTime,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ComponentProps } from 'react';
import { locales } from './locales';
import { TalkPage } from './talk-fixture';

const { orderKey } = sampleStanding;

/** Takes a message as it is sent. */
export const accepted: NonNullable<GatewayAnswers['replyDpchat']> = (
  { text = '', clientId },
  madeBefore,
) =>
  sampleMessage(4 + madeBefore, {
    clientId,
    at: sampleTime,
    content: { type: 'text', text },
  });

/** A page with a conversation of three messages. */
export async function open(
  answers: GatewayAnswers = {},
  locale: 'zh-Hans' | 'en' = 'zh-Hans',
  more: Partial<ComponentProps<typeof TalkPage>> = {},
) {
  const gateway = createMockGateway({
    connectDpchat: sampleConnection,
    listDpchatDetails: { items: [...sampleTalk], hasMore: false, revision: 3 },
    readDpchat: sampleStanding,
    replyDpchat: accepted,
    ...answers,
  });
  const page = await preparePage(
    <TalkPage
      orderKey={orderKey}
      cardLinks={{ appointment: (doctorId) => `/expert/${doctorId}` }}
      afterwards={<a href="/review">评价</a>}
      {...more}
    />,
    { conversation: locales },
    { path: '/' },
    { gateway, locale },
  );
  render(page.element);
  await screen.findAllByRole('list');
  return gateway;
}

/** The messages in view. */
export const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
/** Types a message and sends it. */
export function write(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
}
