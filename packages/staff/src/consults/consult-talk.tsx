import type { DeskResponse } from '@xinglin/contract';
import { Button, ButtonLink, lazyPart, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { staffApi } from '../api/staff-api';
import { ActDialog, type ConfirmedAct } from './acts/act-dialog';
import { HeadActs } from './acts/head-acts';
import styles from './consult.module.css';
import { KindBadge } from './kind-badge';
import { patientFacts } from './patient-facts';
import { PromiseMark } from './promise-mark';
import { Composer } from './talk/composer';
import { Talk } from './talk/talk';
import { useOutbox } from './talk/use-outbox';
import { useTalk } from './talk/use-talk';
import { useTake } from './use-take';

// Few consults are held by video.
const VideoPanel = lazyPart(() => import('./video/video-panel'));

const openStates = ['waiting', 'inProgress', 'paused'];

interface ConsultTalkProps {
  readonly consult: DeskResponse<'open-consult'>;
  /** Its patient waits in a call. */
  readonly isCalling: boolean;
  readonly beginsByVideo: boolean;
}

/** The middle of the page: who it is, what can be done, the call, the conversation, the answer. */
export function ConsultTalk({ consult, isCalling, beginsByVideo }: ConsultTalkProps): ReactElement {
  const { t } = useTranslation('staff');
  const { orderKey, kind, medium, state, patient, acts, askedAt, answerBefore } = consult;
  const { data: me } = staffApi.useMeQuery();
  const talk = useTalk(orderKey);
  const outbox = useOutbox(orderKey);
  const { take, taking, problemOf } = useTake();
  const [act, setAct] = useState<ConfirmedAct>();
  const [isInVideo, setIsInVideo] = useState(beginsByVideo && acts.includes('video'));
  const doctorId = me?.doctor?.doctorId ?? null;
  const isOpen = openStates.includes(state);
  const isOthers =
    isOpen && acts.length === 0 && consult.doctorId !== null && consult.doctorId !== doctorId;
  const mayAnswer = acts.includes('answer') && (talk.read.data?.mayAnswer ?? true);
  const problem = problemOf(orderKey);
  return (
    <section className={styles['middle']} aria-label={t('consult.part.talk')}>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <h1>{patient.name}</h1>
          <span>{patientFacts(patient, t)}</span>
          <KindBadge kind={kind} />
          {isOpen && answerBefore !== null && (
            <PromiseMark askedAt={askedAt} answerBefore={answerBefore} />
          )}
        </div>
        <HeadActs
          acts={acts}
          isVideo={medium === 'video'}
          isInVideo={isInVideo || isCalling}
          onVideo={() => setIsInVideo(true)}
          onAct={setAct}
        />
      </header>
      {isCalling && !isInVideo && acts.includes('video') && (
        <NoticeBar
          tone="danger"
          live
          action={
            <Button size="small" onClick={() => setIsInVideo(true)}>
              {t('queue.answerCall')}
            </Button>
          }
        >
          {t('queue.callingTitle', { name: patient.name })}
        </NoticeBar>
      )}
      {isInVideo && (
        <VideoPanel
          orderKey={orderKey}
          patientName={patient.name}
          onClose={() => setIsInVideo(false)}
        />
      )}
      <Talk talk={talk} outbox={outbox} patientName={patient.name} />
      {mayAnswer && <Composer orderKey={orderKey} outbox={outbox} />}
      {acts.includes('take') && (
        <div className={styles['take']}>
          <p>{t('consult.takeHint')}</p>
          {problem !== undefined && (
            <NoticeBar tone="danger" live>
              {problem}
            </NoticeBar>
          )}
          <div className={styles['takeActs']}>
            {acts.includes('refuse') && (
              <Button variant="outline" onClick={() => setAct('refuse')}>
                {t('consult.act.refuse')}
              </Button>
            )}
            <Button
              pending={taking === orderKey}
              onClick={() => void take(orderKey, doctorId === null ? consult.doctorId : null)}
            >
              {t('queue.take')}
            </Button>
          </div>
        </div>
      )}
      {isOthers && (
        <NoticeBar
          live
          action={
            <ButtonLink to="/" size="small">
              {t('consult.toQueue')}
            </ButtonLink>
          }
        >
          {t('consult.taken', { name: consult.doctorName ?? '' })}
        </NoticeBar>
      )}
      {!isOpen && (
        // i18n-keys: staff:queue.state.*
        <p className={styles['over']}>{t('consult.over', { state: t(`queue.state.${state}`) })}</p>
      )}
      {isOpen && !isOthers && !mayAnswer && !acts.includes('take') && (
        <p className={styles['over']}>{t('consult.noAnswer')}</p>
      )}
      {act !== undefined && (
        <ActDialog act={act} consult={consult} onClose={() => setAct(undefined)} />
      )}
    </section>
  );
}
