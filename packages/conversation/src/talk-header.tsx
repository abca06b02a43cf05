import { chatApi } from '@xinglin/api';
import { IconButton, MoreIcon, PageHeader } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DoctorHead } from './doctor-head';
import type { TalkMenu } from './use-talk-menu';

interface TalkHeaderProps {
  readonly orderKey: string;
  /** The name of the page, for screen readers; seen until the doctor is known. */
  readonly title: string;
  readonly backTo: string;
  readonly menu: TalkMenu;
  /** One icon button of the page's own. */
  readonly action?: ReactNode;
}

/** The header of a page with a {@link Conversation}: the way back, the doctor, and what else can be done. */
export function TalkHeader({
  orderKey,
  title,
  backTo,
  menu,
  action,
}: TalkHeaderProps): ReactElement {
  const { t } = useTranslation('conversation');
  // The same answer that the conversation below it is made of.
  const doctor = chatApi.useConnectDpchatQuery({ orderKey }).currentData?.doctor;
  return (
    <PageHeader
      title={title}
      backTo={backTo}
      lead={doctor && <DoctorHead doctor={doctor} />}
      action={
        <>
          {action}
          {doctor && (
            <IconButton label={t('menu.button')} icon={<MoreIcon />} onClick={menu.open} />
          )}
        </>
      }
    />
  );
}
