// Owns: what the page of one order consists of: it pays, shows and cancels it by the kit of orders.
// Must not know: where a page lies, what else has to know of it.
// Used by: the kinds of pages.
import { CommandError } from '../process/workspace.mjs';
import { testText } from './page-order-test.mjs';
import { chinese, english } from './page-order-texts.mjs';
import { answerSample, callOf, literal, storiesText, textsOf } from './page-parts.mjs';

const dialogText = (
  { namespace, name },
  { domain, cancels },
) => `import { ${domain}Api } from '@xinglin/api';
import type { OrderDetail } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before the order is cancelled, and says first what goes back. */
export default function CancelOrder(props: { order: OrderDetail; onClose: () => void }): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('${namespace}');
  const day = useRefundDay();
  const [cancel, cancelling] = ${domain}Api.use${cancels[0].toUpperCase()}${cancels.slice(1)}Mutation();
  return (
    <CancelDialog
      title={t('${name}.cancel.title')}
      confirmLabel={t('${name}.cancel.confirm')}
      keepLabel={t('${name}.cancel.keep')}
      reasons={[
        t('${name}.cancel.reason.mistake'),
        t('${name}.cancel.reason.unneeded'),
        t('${name}.cancel.reason.other'),
      ]}
      cancel={(why) => cancel({ orderNo: order.orderNo, ...why })}
      done={t('${name}.cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {order.payment === 'paid'
          ? t('${name}.cancel.refund', { amount: formatCents(order.amountCents), day })
          : t('${name}.cancel.noRefund')}
      </p>
    </CancelDialog>
  );
}
`;

const pageText = (page, { domain, call }, param) => {
  const { namespace, route, name, english: title, component, back, up, dialog } = page;
  return `import { ${domain}Api } from '@xinglin/api';
import { factRows, isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, KeyValueList } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('${up}components/${dialog}');
const CancelDialog = lazy(loadDialog);

const call = pageCall(${domain}Api.endpoints.${call}, ({ params }) => ({ orderNo: params['${param}'] ?? '' }));

export const { load } = call;

/** ${title}: an order is paid here, shown and cancelled. */
export default function ${component}(): ReactElement {
  const { t } = useTranslation('${namespace}');
  const asked = call.useAnswer(isPaymentOpen);
  return (
    <OrderPage
      asked={asked}
      title={t('${name}.title')}
      backTo={href('${back}')}
      resultTo={({ orderNo }) => href('${route}', { ${param}: orderNo })}
      priceLabel={t('${name}.price')}
      next={({ group }, unsure) =>
        // i18n-keys: ${namespace}:${name}.next.*, ${namespace}:${name}.unsure.*
        unsure ? t(\`${name}.unsure.\${unsure}\`) : t(\`${name}.next.\${group}\`)
      }
      renderActions={(order) =>
        order.actions.includes('cancel') && (
          <OrderActions
            status={order.statusText}
            size="medium"
            cancel={{
              text: t('${name}.cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelDialog order={order} onClose={onClose} />,
            }}
          />
        )
      }
    >
      {(order) => (
        <Card title={t('${name}.facts')}>
          <KeyValueList items={factRows(order)} />
        </Card>
      )}
    </OrderPage>
  );
}
`;
};

/** The page of one order: what it is, paying, cancelling. */
export function orderPage(page) {
  const call = callOf(page, false, 'page of an order');
  const { orderNo, history, actions } = call.answer.properties ?? {};
  const [param] = page.params;
  if (!orderNo || !history || !actions || !call.call.startsWith('get'))
    throw new CommandError(`${call.call} answers no order as \`order-kind\` makes them.`);
  if (!param) throw new CommandError('The path needs the order’s number: /…/:orderNo');
  const made = { ...call, cancels: call.call.replace(/^get/u, 'cancel') };
  const own = { ...page, dialog: `cancel-${page.kebabName}` };
  const paid = {
    ...answerSample(call),
    orderNo: '1',
    group: 'active',
    actions: ['cancel'],
    payment: 'paid',
    payBefore: null,
    amountCents: 3800,
    refundCents: 0,
    refund: null,
    wrongPayments: [],
  };
  const unpaid = {
    ...paid,
    group: 'awaitingPayment',
    actions: ['pay', 'cancel'],
    payment: 'none',
    payBefore: '2026-11-20T21:27:41+08:00',
  };
  return {
    dependencies: [
      '@xinglin/gateway-sdk',
      '@xinglin/orders',
      '@xinglin/pages',
      '@xinglin/rules',
      'react-i18next',
    ],
    kits: ['orders'],
    texts: textsOf(page, [], { chinese, english }),
    act: {
      verb: 'cancel',
      call: made.cancels,
      asked: [],
      needsOwner: false,
      fill: [
        `await button(page, '${chinese.cancel.button}').click();`,
        `await choose(page, '${chinese.cancel.reason.mistake}');`,
      ],
      send: `button(page.getByRole('alertdialog'), '${chinese.cancel.confirm}')`,
      done: chinese.cancel.done,
    },
    besides: { [`components/${own.dialog}.tsx`]: dialogText(own, made) },
    page: pageText(own, made, param),
    test: testText(own, made, paid),
    stories: `${storiesText(page, `{ ${call.call}: ${literal(paid)} }`, ['full', 'loading', 'failed', 'signedOut'])}
export const AwaitingPayment: Story = {
  parameters: { path: '${page.address}', gateway: { ${call.call}: ${literal(unpaid)} } },
};
`,
  };
}
