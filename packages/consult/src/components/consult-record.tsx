import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hasConversation } from '../model/consult-look';
import { ConsultCase, ConsultHero } from './consult-facts';
import { conversationText } from './conversation-text';

/** A consult as a record: for whom, when it was asked and answered, the case, and the ways on from it. */
export function ConsultRecord({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { answeredAt, createdAt, orderKey, patientId, patientName, timeZone } = consult;
  const at = (moment: string): string => formatInstant(moment, locale, timeZone);
  return (
    <>
      <ConsultHero consult={consult} />
      <Card title={t('patientOrder.of', { patient: patientName })}>
        <KeyValueList
          items={[
            { label: t('patientOrder.asked'), value: at(createdAt) },
            {
              label: t('patientOrder.answered'),
              value: answeredAt === null ? t('patientOrder.notAnswered') : at(answeredAt),
            },
          ]}
        />
      </Card>
      <ConsultCase consult={consult} />
      <Stack inset>
        {hasConversation(consult) && (
          <ButtonLink block to={href('consult.dpchat', {}, { orderKey })}>
            {conversationText(consult, t)}
          </ButtonLink>
        )}
        <ButtonLink block variant="outline" to={href('consult.orderDetail', { orderKey })}>
          {t('patientOrder.money')}
        </ButtonLink>
        <ButtonLink
          block
          variant="outline"
          to={href('consult.patientOrderList', {}, { patientId })}
        >
          {t('patientOrder.others')}
        </ButtonLink>
      </Stack>
    </>
  );
}
