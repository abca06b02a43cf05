import { consultApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Button, ButtonLink, Card, KeyValueList, Note, Stack, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
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
            {mayUpgrade && <Upgrade consult={consult} />}
            {convertBackCents !== null && (
              <Convert orderKey={orderKey} backCents={convertBackCents} />
            )}
            {mayAskRefund && <AskRefund orderKey={orderKey} />}
          </Stack>
        </Card>
      )}
    </>
  );
}

/** The way to a call or a general practitioner; its form loads when it is wanted. */
function Upgrade({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const [isOpen, setIsOpen] = useState(false);
  const open = useLazyOpening(loadUpgrade, () => setIsOpen(true));
  return (
    <>
      <Button block variant="outline" onClick={open}>
        {t('upgrade.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <UpgradeForm consult={consult} onClose={() => setIsOpen(false)} />
        </Suspense>
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

/** The way to ask for the money of a consult that is over. */
function AskRefund({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('consult');
  const [isOpen, setIsOpen] = useState(false);
  const open = useLazyOpening(loadRefund, () => setIsOpen(true));
  return (
    <>
      <Note>{t('refund.hint')}</Note>
      <Button block variant="outline" onClick={open}>
        {t('refund.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundForm orderKey={orderKey} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
