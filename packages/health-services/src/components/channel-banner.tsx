import { healthServicesApi } from '@xinglin/api';
import { Pictogram, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { channelLook } from '../model/channel-look';
import styles from './channel-banner.module.css';

interface ChannelBannerProps {
  readonly bannerId: string;
  /** Above its words: what the channel is called and does. */
  readonly about?: string;
}

/** What a channel says of itself, on its hue with its drawing; where it cannot be had, the page stands without. */
export function ChannelBanner({ bannerId, about }: ChannelBannerProps): ReactElement | null {
  const { currentData, isLoading } = healthServicesApi.useGetHealthChannelBannerQuery({ bannerId });
  if (isLoading) return <SkeletonCard lines={2} />;
  if (currentData === undefined) return null;
  const { pictogram, hue } = channelLook(currentData.channelId);
  return (
    <section className={styles['banner']} data-hue={hue}>
      <div className={styles['words']}>
        {about !== undefined && <p className={styles['about']}>{about}</p>}
        <h2>{currentData.title}</h2>
        <p>{currentData.text}</p>
      </div>
      <span className={styles['drawing']}>
        <Pictogram name={pictogram} />
      </span>
    </section>
  );
}
