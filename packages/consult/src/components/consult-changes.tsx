import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { DialogButton } from '@xinglin/orders';
import { ButtonLink, Card, KeyValueList, Note, Stack } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/ask-ways';
import { ConsultReferral } from './consult-referral';
import { ConvertWay, UpgradeWay } from './consult-ways';

const loadRefund = () => import('./refund-form');
const RefundForm = lazy(loadRefund);

/** What a consult can become, and what became of it: a call, writing, another doctor, money back (spec 3 §4). */
export function ConsultChanges({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { upgradedFrom, upgradedTo, mayUpgrade, convertBackCents, mayAskRefund } = consult;
  const { referral, refundRequest, orderKey } = consult;
  const links = [
    upgradedFrom && { to: orderHref(upgradedFrom), text: t('changes.former') },
    upgradedTo && { to: orderHref(upgradedTo), text: t('changes.next') },
  ].filter((one) => one !== null && one !== '');
  const hasWays = links.length > 0 || mayUpgrade || convertBackCents !== null || mayAskRefund;
  return (
    <>
      {referral !== null && <ConsultReferral consult={consult} referral={referral} />}
      {refundRequest !== null && (
        <Card title={t('refund.title')}>
          <KeyValueList
            items={[
              // i18n-keys: consult:refund.state.*
              {
                label: t('refund.stands'),
                value: t(`refund.state.${refundRequest.state}`),
                strong: true,
              },
              { label: t('refund.reason'), value: refundRequest.reason },
              ...(refundRequest.answer === null
                ? []
                : [{ label: t('refund.answer'), value: refundRequest.answer }]),
            ]}
          />
        </Card>
      )}
      {hasWays && (
        <Card title={t('changes.title')}>
          <Stack>
            {links.map(({ to, text }) => (
              <ButtonLink key={to} block variant="outline" to={to}>
                {text}
              </ButtonLink>
            ))}
            {mayUpgrade && <UpgradeWay consult={consult} label={t('upgrade.button')} />}
            {convertBackCents !== null && (
              <ConvertWay
                orderKey={orderKey}
                backCents={convertBackCents}
                label={t('convert.button')}
              />
            )}
            {mayAskRefund && (
              <>
                <Note>{t('refund.hint')}</Note>
                <DialogButton
                  block
                  text={t('refund.button')}
                  load={loadRefund}
                  renderDialog={(onClose) => <RefundForm orderKey={orderKey} onClose={onClose} />}
                />
              </>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
