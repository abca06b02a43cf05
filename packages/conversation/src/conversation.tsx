import { chatApi } from '@xinglin/api';
import type { ChatMessage, ChatStanding } from '@xinglin/gateway-sdk';
import { hospitalTimeZone, timeAt } from '@xinglin/rules';
import { joinQueries, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import type { CardLinks } from './card-content';
import type { ComposerLink } from './composer';
import type { TalkPromise } from './standing-bar';
import { Talk } from './talk';
import type { TalkMenuItem } from './talk-menu';
import type { TalkMenu } from './use-talk-menu';

interface ConversationProps {
  /** Number of the order that the conversation belongs to. */
  readonly orderKey: string;
  /** Where cards lead in this feature. */
  readonly cardLinks?: CardLinks;
  /** The sheet behind the button of the {@link TalkHeader}. */
  readonly menu: TalkMenu;
  /** What the sheet has beside finding words: the order, the doctor. */
  readonly menuItems?: readonly TalkMenuItem[];
  /** One quiet line above all messages: what a conversation cannot do, and whom to call. */
  readonly caution?: ReactNode;
  /** Ways to say something that have a page of their own, below the field. */
  readonly links?: readonly ComposerLink[];
  /** Rows (`ListLink`) of the sheet with further ways to say something; a way closes it when it was taken. */
  readonly renderMore?: (close: () => void) => ReactNode;
  /** What happens next, as long as the first answer is awaited. */
  readonly meanwhile?: ReactNode;
  /** What can be done once it is over: write a review, ask again. */
  readonly afterwards?: ReactNode;
  /** Whether what it belongs to may have calls; then the page shows the way into them. */
  readonly hasCalls?: boolean;
  /** What was promised of the first answer, as it stands; null for nothing. */
  readonly promiseOf?: (standing: ChatStanding) => TalkPromise | null;
  /** It was taken, answered or ended while the page was open: what it belongs to has changed. */
  readonly onTurn?: () => void;
  /** Shows the patient's opening question as the case that it is part of; undefined shows its words. */
  readonly renderOpening?: (message: ChatMessage) => ReactNode;
  /** Below the words of a message that the other side wrote: in another language. */
  readonly renderBelow?: (message: ChatMessage) => ReactNode;
  /** The zone of all days and times; by default the hospitals' own. */
  readonly timeZone?: string;
  /** The time of a message in words, where it is more than the clock of `timeZone`. */
  readonly timeText?: (at: string) => string;
}

const noItems: readonly TalkMenuItem[] = [];
const noLinks: readonly ComposerLink[] = [];

/** One's own conversation with a doctor: everything that was said, how it stands, and where to write. */
export function Conversation({
  orderKey,
  cardLinks = {},
  menu,
  menuItems = noItems,
  caution,
  links = noLinks,
  renderMore,
  meanwhile,
  afterwards,
  hasCalls = false,
  promiseOf = () => null,
  onTurn,
  renderOpening,
  renderBelow,
  timeZone = hospitalTimeZone,
  timeText = (at) => timeAt(at, timeZone),
}: ConversationProps): ReactElement {
  // What is in the store may be of a visit before; the stream begins where the list ends.
  const fresh = { refetchOnMountOrArgChange: 10 };
  const connected = chatApi.useConnectDpchatQuery({ orderKey }, fresh);
  const newest = chatApi.useListDpchatDetailsQuery({ orderKey }, fresh);
  return (
    <Loaded query={joinQueries(connected, newest)} skeleton={<SkeletonList lines={3} />}>
      {([{ doctor, standing }, part]) => (
        <Talk
          key={orderKey}
          doctor={doctor}
          connected={standing}
          newest={part}
          cardLinks={cardLinks}
          menu={menu}
          menuItems={menuItems}
          caution={caution}
          links={links}
          renderMore={renderMore}
          meanwhile={meanwhile}
          afterwards={afterwards}
          hasCalls={hasCalls}
          promiseOf={promiseOf}
          renderOpening={renderOpening}
          renderBelow={renderBelow}
          timeZone={timeZone}
          timeText={timeText}
          onTurn={onTurn}
          onStale={() => void connected.refetch()}
        />
      )}
    </Loaded>
  );
}
