import { failureMessage } from '@xinglin/api';
import { Button, NoticeBar, useFocusKept, useToast, VisuallyHidden } from '@xinglin/ui';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFollow, type Followable } from '../model/follow';

interface Named extends Followable {
  readonly name: string;
}

interface Unfollowed {
  /** What the person has just left; null where there is nothing to take back. */
  readonly last: Named | null;
  readonly set: (last: Named | null) => void;
}

const UnfollowedContext = createContext<Unfollowed>({ last: null, set: () => undefined });

/** Remembers what was left last in a list, so that it can be taken back although its card is gone. */
export function UnfollowedProvider({ children }: { children: ReactNode }): ReactElement {
  const [last, set] = useState<Named | null>(null);
  const value = useMemo(() => ({ last, set }), [last]);
  return <UnfollowedContext value={value}>{children}</UnfollowedContext>;
}

/** In a card of a list of what is followed: follows it no more. */
export function UnfollowButton({ kind, id, name }: Named): ReactElement {
  const { t } = useTranslation('directory');
  const toast = useToast();
  const { set } = useContext(UnfollowedContext);
  const { pending, turn } = useFollow({ kind, id });
  const leave = async () => {
    const answer = await turn(false);
    if (answer === null) return;
    if (answer.error) toast.show(failureMessage(answer.error, t), { tone: 'error' });
    else set({ kind, id, name });
  };
  return (
    <Button variant="outline" size="small" pending={pending} onClick={() => void leave()}>
      {t('followedDoctors.unfollow')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** Above the list: what was left last, and the way to take it back. */
export function Unfollowed(): ReactElement | null {
  const { last, set } = useContext(UnfollowedContext);
  // The button that was tapped goes with its card, or with this notice.
  useFocusKept(last);
  return (
    last && <UndoNotice key={`${last.kind} ${last.id}`} thing={last} onUndone={() => set(null)} />
  );
}

function UndoNotice({ thing, onUndone }: { thing: Named; onUndone: () => void }): ReactElement {
  const { t } = useTranslation('directory');
  const toast = useToast();
  const { pending, turn } = useFollow(thing);
  const undo = async () => {
    const answer = await turn(true);
    if (answer === null) return;
    if (answer.error) toast.show(failureMessage(answer.error, t), { tone: 'error' });
    else onUndone();
  };
  return (
    <NoticeBar
      live
      action={
        <Button variant="text" size="small" pending={pending} onClick={() => void undo()}>
          {t('followedDoctors.undo')}
        </Button>
      }
    >
      {t('followedDoctors.unfollowed', { name: thing.name })}
    </NoticeBar>
  );
}
