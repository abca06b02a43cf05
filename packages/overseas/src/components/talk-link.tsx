import type { OverseasCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { isChinese } from '@xinglin/rules';
import { ButtonLink, type ButtonLook } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The way into a conversation: in Chinese without translations, else with them. */
export function TalkLink({
  consult: { orderKey, unread },
  ...look
}: {
  consult: Pick<OverseasCard, 'orderKey' | 'unread'>;
} & Pick<ButtonLook, 'variant' | 'size'>): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const locale = useLocale();
  return (
    <ButtonLink
      size="small"
      {...look}
      to={
        isChinese(locale)
          ? href('overseas.dpchatChinese', {}, { orderKey })
          : href('overseas.dpchat', {}, { orderKey })
      }
    >
      {unread > 0 ? t('talk.unread', { count: unread }) : t('talk.enter')}
    </ButtonLink>
  );
}
