import { checkUpApi } from '@xinglin/api';
import { choice, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { ChoiceLinks } from '../components/choice-links';
import { useCompareBar } from '../components/compare-bar';
import { PackageItem } from '../components/package-item';
import rows from '../components/package-item.module.css';

const purposes = ['heart', 'tumour', 'women'] as const;

/** Imaging and other single examinations, by what a person wants to know (spec 2 §2.18). */
const page = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalPackages,
  paging: numbered,
  filters: { purpose: choice(purposes) },
  input: ({ filters: { purpose } }, part) => ({
    kind: 'diagnosis' as const,
    ...(purpose && { purpose }),
    ...part,
  }),
  title: 'check-up:diagnosisPlatform.title',
  backTo: href('check-up.home'),
  skeleton: <SkeletonList lines={4} />,
  above: ({ t, to, filters: { purpose } }) => (
    <ChoiceLinks
      label={t('check-up:home.purpose')}
      all={t('check-up:home.everyPurpose')}
      values={purposes}
      // i18n-keys: check-up:purpose.*
      text={(one) => t(`check-up:purpose.${one}`)}
      chosen={purpose}
      to={(one) => to({ purpose: one })}
    />
  ),
  below: ({ t }) => (
    <ListGroup>
      <ListLink label={t('check-up:diagnosisOrder.title')} to={href('check-up.diagnosisOrder')} />
      <ListLink label={t('check-up:submit.agreement')} to={href('check-up.diagnosisAgreement')} />
    </ListGroup>
  ),
  empty: ({ t, to }) => (
    <EmptyState
      kind="search"
      title={t('check-up:list.none')}
      action={
        <ButtonLink variant="outline" to={to({ purpose: undefined })}>
          {t('check-up:diagnosisPlatform.all')}
        </ButtonLink>
      }
    />
  ),
  useActionBar: useCompareBar,
  group: (items) => <div className={rows['list']}>{items}</div>,
  item: (offer) => <PackageItem key={offer.packageCode} offer={offer} />,
});

export const { load } = page;
export default page.Page;
