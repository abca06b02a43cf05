import { consultApi } from '@xinglin/api';
import type { ListProposedExaminationsResponse, ProposedExamination } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  Note,
  NoticeBar,
  Prose,
  SkeletonList,
  Stack,
  StatusChip,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { richTextHref, talkHref } from '../../model/talk-place';

/** The examinations that doctors proposed from afar, in all of the person's consults (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listProposedExaminations,
  paging: byCursor,
  input: (_place, part) => part,
  title: 'consult:cloudCheck.title',
  backTo: href('consult.listAll'),
  skeleton: <SkeletonList lines={4} />,
  above: ({ t }) => <NoticeBar>{t('consult:richText.notBooked')}</NoticeBar>,
  empty: ({ t }) => (
    <EmptyState
      kind="reports"
      title={t('consult:cloudCheck.none')}
      message={t('consult:cloudCheck.noneHint')}
      action={<ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>}
    />
  ),
  item: (proposal) => (
    <Proposal key={`${proposal.orderKey}-${proposal.number}`} proposal={proposal} />
  ),
});

export const { load } = page;
export default page.Page;

type ProposalShown = ListProposedExaminationsResponse['items'][number];

/** What one doctor proposed in one message. */
function Proposal({ proposal }: { readonly proposal: ProposalShown }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { orderKey, number, title, doctorName, hospitalName, patientName, isOpen } = proposal;
  return (
    <Card as="article" title={title}>
      <Stack>
        <Note>
          {t('cloudCheck.said', {
            doctor: doctorName,
            hospital: hospitalName,
            patient: patientName,
            time: formatInstant(proposal.at, locale, hospitalTimeZone),
          })}
        </Note>
        {proposal.examinations.map((examination, place) => (
          <Examination key={`${place}${examination.name ?? ''}`} examination={examination} />
        ))}
        <ButtonLink variant="outline" to={richTextHref(orderKey, 'check', number)}>
          {t('cloudCheck.see')}
        </ButtonLink>
        {isOpen && (
          <ButtonLink variant="text" to={talkHref(orderKey)}>
            {t('cloudCheck.ask')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

const looks = { awaitingPayment: 'attention', booked: 'underway', done: 'done' } as const;

/** One examination: what and why, whether it was ordered, and where it can be had. */
function Examination({ examination }: { readonly examination: ProposedExamination }): ReactElement {
  const { t } = useTranslation('consult');
  const { name, text, packages, ordered } = examination;
  return (
    <Stack>
      <Prose>
        {name !== null && <h3>{name}</h3>}
        <p>{text}</p>
      </Prose>
      {ordered === null ? (
        <>
          {packages.length === 0 && <Note>{t('cloudCheck.atHospital')}</Note>}
          {packages.map(({ packageCode, title, priceCents }) => (
            <ButtonLink
              key={packageCode}
              size="small"
              variant="outline"
              to={href('check-up.packageDetail', { packageCode })}
            >
              {t('cloudCheck.package', {
                title,
                price: formatCents(priceCents, { decimals: 'auto' }),
              })}
            </ButtonLink>
          ))}
        </>
      ) : (
        <>
          {/* i18n-keys: consult:cloudCheck.state.* */}
          <Cluster>
            <StatusChip state={looks[ordered.state]}>
              {t(`cloudCheck.state.${ordered.state}`)}
            </StatusChip>
          </Cluster>
          <ButtonLink
            size="small"
            variant="outline"
            to={href('check-up.orderDetail', { orderId: ordered.orderNo })}
          >
            {t('cloudCheck.order')}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}
