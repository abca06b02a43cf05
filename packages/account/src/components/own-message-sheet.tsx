import { failureMessage, useServerTimeOffset, verificationApi } from '@xinglin/api';
import type { ProveBySendingResponse, VerifyCodeScene } from '@xinglin/gateway-sdk';
import {
  Button,
  KeyValueList,
  ListGroup,
  ListLink,
  ChatIcon,
  Note,
  NoticeBar,
  Sheet,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonCheck } from '@xinglin/person-check';

/** How often it is asked whether the message came in. */
const pollMs = 3000;

interface Sending {
  mobile: string;
  scene: VerifyCodeScene;
  /** The message came in, and this is the code that it earned. */
  onCode: (code: string) => void;
}

type Awaited = Omit<ProveBySendingResponse, 'code'>;

/**
 * What to send from the number, and to where, until it came in (spec 1 §7). It says whom the message signs in, since a
 * person may be talked into sending it (docs/decisions/0037-a-number-that-no-message-reaches.md).
 */
export default function OwnMessageSheet({
  onClose,
  ...sending
}: Sending & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('account');
  const [turn, setTurn] = useState(0);
  return (
    <Sheet open onClose={onClose} title={t('ownMessage.title')}>
      <Awaiting key={turn} {...sending} onAgain={() => setTurn(turn + 1)} />
    </Sheet>
  );
}

function Awaiting({
  mobile,
  scene,
  onCode,
  onAgain,
}: Sending & { onAgain: () => void }): ReactElement {
  const { t } = useTranslation('account');
  const offset = useServerTimeOffset();
  const check = usePersonCheck('sendCode');
  const [prove] = verificationApi.useProveBySendingMutation();
  const [awaited, setAwaited] = useState<Awaited>();
  const [trouble, setTrouble] = useState<string>();

  const ask = useEffectEvent(async (isOver: () => boolean): Promise<boolean> => {
    const answer = await check.during((validateParam) => prove({ mobile, scene, validateParam }));
    if (isOver()) return false;
    if ('error' in answer) {
      setTrouble(failureMessage(answer.error, t));
      return false;
    }
    const { code, ...toSend } = answer.data;
    if (code !== null) {
      onCode(code);
      return false;
    }
    setAwaited(toSend);
    return true;
  });
  /** What is too old is not asked for on and on: each ask would begin another one. */
  const isTooOld = useEffectEvent((): boolean => {
    const isOld = awaited !== undefined && Date.parse(awaited.gmtExpired) <= Date.now() + offset;
    if (isOld) setTrouble(t('ownMessage.expired'));
    return isOld;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async (): Promise<void> => {
      if (!isTooOld() && (await ask(() => isOver))) timer = setTimeout(() => void poll(), pollMs);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <Stack gap={4}>
        {trouble && (
          <>
            <NoticeBar tone="danger" live>
              {trouble}
            </NoticeBar>
            <Button block variant="outline" onClick={onAgain}>
              {t('ownMessage.again')}
            </Button>
          </>
        )}
        {!trouble && awaited === undefined && <SkeletonCard lines={3} />}
        {!trouble && awaited && (
          <>
            <p>{t('ownMessage.what', { mobile })}</p>
            <KeyValueList
              items={[
                { label: t('ownMessage.to'), value: awaited.sendTo, strong: true },
                { label: t('ownMessage.text'), value: awaited.text, strong: true },
              ]}
            />
            <ListGroup>
              <ListLink
                icon={<ChatIcon />}
                label={t('ownMessage.compose')}
                href={`sms:${awaited.sendTo}?&body=${awaited.text}`}
              />
            </ListGroup>
            <output>
              <Note>{t('ownMessage.waiting')}</Note>
            </output>
            <NoticeBar tone="warning">{t('ownMessage.caution')}</NoticeBar>
          </>
        )}
      </Stack>
      {check.element}
    </>
  );
}
