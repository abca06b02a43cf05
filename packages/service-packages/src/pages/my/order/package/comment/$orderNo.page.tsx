import { servicePackagesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { errorCodes, type PackageOrder } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { isBlank, servicePackageTerms, trimmedText } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  Stack,
  StarField,
  TextAreaField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../../../../../model/links';
import { orderAt } from '../../../../../model/order-at';
import { fieldsOf } from '../../../../../model/use-refusals';

/** Says once how a package was; shown to others without the name (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageOrder,
  input: orderAt,
  title: 'service-packages:orderComment.title',
  backTo: (_, place) => orderHref(orderAt(place).orderNo),
  gone: {
    title: 'service-packages:orderError.gone',
    action: ({ t }) => (
      <ButtonLink to={href('service-packages.orderList')}>
        {t('service-packages:orderList.title')}
      </ButtonLink>
    ),
  },
  children: (order, { t }) => {
    const toOrder = (
      <ButtonLink to={orderHref(order.orderNo)}>{t('service-packages:item.toOrder')}</ButtonLink>
    );
    if (order.comment !== null)
      return (
        <>
          <Card
            title={order.packageTitle}
            aside={t('service-packages:packageComments.stars', { count: order.comment.stars })}
          >
            <p>{order.comment.text}</p>
          </Card>
          <Stack inset>{toOrder}</Stack>
        </>
      );
    return order.mayComment ? (
      <CommentForm order={order} />
    ) : (
      <EmptyState
        kind="reviews"
        title={t('service-packages:orderComment.notYet')}
        action={toOrder}
      />
    );
  },
});

export const { load, head } = page;
export default page.Page;

const fields = ['stars', 'text'] as const;
type Field = (typeof fields)[number];
const failureFields = fieldsOf<Field>(fields, { [errorCodes.textRefused]: 'text' });

function CommentForm({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation('service-packages');
  const toast = useToast();
  const navigate = useNavigate();
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [comment] = servicePackagesApi.useCommentPackageOrderMutation();
  const { orderNo } = order;
  const most = servicePackageTerms.comment;
  const submission = useSubmission<Field, unknown>({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.reviewedAlready
        ? [{ label: t('item.toOrder'), to: orderHref(orderNo) }]
        : [],
    find: () => [
      ...(stars === null ? [{ field: 'stars' as const, message: t('problem.stars') }] : []),
      ...(isBlank(text) ? [{ field: 'text' as const, message: t('problem.text') }] : []),
      ...(trimmedText(text).length > most
        ? [{ field: 'text' as const, message: t('problem.tooLong', { most }) }]
        : []),
    ],
    send: () => comment({ orderNo, stars: stars ?? 5, text: trimmedText(text) }),
    onDone: async () => {
      toast.show(t('orderComment.done'), { tone: 'success' });
      await navigate(orderHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('orderComment.send')}>
      <StarField
        id={idOf('stars')}
        name="stars"
        label={t('orderComment.stars')}
        words={[t('star.one'), t('star.two'), t('star.three'), t('star.four'), t('star.five')]}
        value={stars}
        error={problems.errorOf('stars')}
        onValueChange={setStars}
      />
      <TextAreaField
        id={idOf('text')}
        label={t('orderComment.text')}
        hint={t('orderComment.hint')}
        rows={5}
        maxLength={most}
        value={text}
        error={problems.errorOf('text')}
        onValueChange={setText}
      />
    </SubmissionForm>
  );
}
