import type { ConsultCard as Card } from '@xinglin/gateway-sdk';
import { OrderCard } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { cutText } from '@xinglin/rules';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { consultLook, hasConversation } from '../model/consult-look';
import { ConsultUntil } from './consult-until';
import { conversationText } from './conversation-text';

/** Characters of a question by which its asker knows it again. */
const shownOfQuestion = 40;

/** One consult in a list: with whom, for whom, what was asked, and how long its state lasts. */
export function ConsultCard({
  consult,
  to = href('consult.orderDetail', { orderKey: consult.orderKey }),
  onExpire,
}: {
  consult: Card;
  /** Where it leads, unless to its order. */
  to?: string;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('consult');
  const { doctor, patientName, question, title, until } = consult;
  return (
    <OrderCard
      order={consult}
      to={to}
      title={title}
      state={consultLook(consult)}
      lines={[
        doctor === null
          ? t('card.anyDoctor')
          : t('card.doctor', {
              doctor: doctor.name,
              title: doctor.titleText,
              hospital: doctor.hospitalName,
            }),
        t('card.question', { patient: patientName, question: cutText(question, shownOfQuestion) }),
        // What waits to be paid says so by itself.
        ...(until === null || until.outcome === 'lapses'
          ? []
          : [<ConsultUntil key="until" until={until} onEnd={onExpire} />]),
      ]}
      actions={
        hasConversation(consult) ? (
          <ButtonLink
            size="small"
            variant="outline"
            to={href('consult.dpchat', {}, { orderKey: consult.orderKey })}
          >
            {conversationText(consult, t)}
          </ButtonLink>
        ) : undefined
      }
      onExpire={onExpire}
    />
  );
}
