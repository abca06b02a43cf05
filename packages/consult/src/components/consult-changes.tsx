import { consultApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { DialogButton } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { Button, ButtonLink, Card, KeyValueList, Note, Stack } from '@xinglin/ui';
import { lazy, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/ask-ways';
import { ConsultReferral } from './consult-referral';

const loadUpgrade = () => import('./upgrade-form');
const UpgradeForm = lazy(loadUpgrade);
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
      {referral !== null && <ConsultReferral orderKey={orderKey} referral={referral} />}
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
            {mayUpgrade && (
              <DialogButton
                block
                text={t('upgrade.button')}
                load={loadUpgrade}
                renderDialog={(onClose) => <UpgradeForm consult={consult} onClose={onClose} />}
              />
            )}
            {convertBackCents !== null && (
              <Convert orderKey={orderKey} backCents={convertBackCents} />
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

/** Turns a call that did not come about into writing, after saying what goes back. */
function Convert({
  orderKey,
  backCents,
}: {
  readonly orderKey: string;
  readonly backCents: number;
}): ReactElement {
  const { t } = useTranslation('consult');
  const [isAsked, setIsAsked] = useState(false);
  const [convert, converting] = consultApi.useConvertUpgradeToImageTextMutation();
  return (
    <>
      <Button block variant="outline" onClick={() => setIsAsked(true)}>
        {t('convert.button')}
      </Button>
      {isAsked && (
        <RemoveDialog
          title={t('convert.title')}
          confirmLabel={t('convert.confirm')}
          keepLabel={t('convert.keep')}
          removed={t('convert.done')}
          remove={() => convert({ orderKey })}
          removal={converting}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('convert.hint')}</p>
          <p>
            {backCents > 0
              ? t('convert.back', { amount: formatCents(backCents) })
              : t('convert.noBack')}
          </p>
        </RemoveDialog>
      )}
    </>
  );
}
