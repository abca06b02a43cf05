import { VoiceBar } from '@xinglin/conversation';
import { Button, ButtonLink, Skeleton, WhenNear } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { consultApi } from '../consult-api';
import { PictureTiles } from './picture-tiles';
import styles from './talk.module.css';
import type { TalkMessage } from './use-talk';

type FileContent = Extract<
  TalkMessage['content'],
  { readonly type: 'picture' | 'video' | 'file' | 'voice' }
>;

interface MessageFilesProps {
  readonly orderKey: string;
  readonly number: number;
  readonly content: FileContent;
}

/** Pictures, films, files or the voice of a message, which are read once the message is near. */
export function MessageFiles(props: MessageFilesProps): ReactElement {
  return (
    <div className={styles['files']} data-type={props.content.type}>
      <WhenNear>
        <NearFiles {...props} />
      </WhenNear>
    </div>
  );
}

function NearFiles({ orderKey, number, content }: MessageFilesProps): ReactElement {
  const { t } = useTranslation('staff');
  const { data, isFetching, isError, refetch } = consultApi.useMessageFilesQuery({
    orderKey,
    number,
  });
  if (isError)
    return (
      <span className={styles['lost']}>
        {t('consult.fileFailed')}
        <Button variant="text" size="small" pending={isFetching} onClick={() => void refetch()}>
          {t('consult.again')}
        </Button>
      </span>
    );
  if (data === undefined) return <Skeleton shape="block" />;
  if (content.type === 'picture') return <PictureTiles pictures={data} />;
  return (
    <>
      {data.map((address, place) =>
        address === null ? (
          <span key={place} className={styles['lost']}>
            {t('consult.fileLost')}
          </span>
        ) : (
          <OneFile key={place} content={content} address={address} place={place} />
        ),
      )}
    </>
  );
}

function OneFile({
  content,
  address,
  place,
}: {
  readonly content: Exclude<FileContent, { readonly type: 'picture' }>;
  readonly address: string;
  readonly place: number;
}): ReactElement {
  const { t } = useTranslation('staff');
  if (content.type === 'voice')
    return (
      <VoiceBar
        src={address}
        durationMs={content.voice.durationMs}
        transcript={content.voice.transcript}
      />
    );
  if (content.type === 'video')
    return (
      // oxlint-disable-next-line jsx_a11y/media-has-caption -- a film that a patient has just taken has no captions
      <video className={styles['film']} src={address} controls aria-label={t('consult.film')} />
    );
  const kilobytes = Math.ceil((content.files[place]?.size ?? 0) / 1024);
  return (
    <ButtonLink
      href={address}
      download={t('consult.fileName', { place: place + 1 })}
      variant="text"
      size="small"
    >
      {t('consult.file', { kilobytes })}
    </ButtonLink>
  );
}
