import { knowledgeApi, type PageLoad } from '@xinglin/api';
import type { StandardDepartment } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Card,
  departmentPictogram,
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  PillLinks,
  QuickLinks,
  SegmentLinks,
  SkeletonLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** Whether the address asks for the diseases and symptoms; departments unless told. */
const isDiseases = (query: URLSearchParams): boolean => query.get('tab') === 'diseases';

const departments = pageCall(knowledgeApi.endpoints.listStandardDepartments, ({ query }) =>
  isDiseases(query) ? null : undefined,
);
// All letters at once: they are few enough, and a letter without entries is then not offered.
const entries = pageCall(knowledgeApi.endpoints.listKnowledge, ({ query }) =>
  isDiseases(query) ? {} : null,
);

export const load: PageLoad = (place) => [departments, entries].flatMap((call) => call.load(place));

/** All departments by group, and as a second tab the diseases and symptoms from A to Z (spec 2 §2.4). */
export default function MoreDepartmentsPage(): ReactElement {
  const { t } = useTranslation('directory');
  const [query] = useSearchParams();
  const diseases = isDiseases(query);
  const own = href('directory.moreDepartments');
  return (
    <Page
      header={<PageHeader title={t('moreDepartments.title')} backTo={href('directory.home')} />}
    >
      <SegmentLinks
        label={t('moreDepartments.tabs')}
        items={[
          { label: t('moreDepartments.departments'), to: own, active: !diseases },
          {
            label: t('moreDepartments.diseases'),
            to: href('directory.moreDepartments', {}, { tab: 'diseases' }),
            active: diseases,
          },
        ]}
      />
      {diseases ? (
        <>
          <ListGroup>
            <ListLink label={t('moreDepartments.chronic')} to={href('consult.chronicDisease')} />
          </ListGroup>
          <EntriesByLetter letter={query.get('letter')} />
        </>
      ) : (
        <DepartmentGroups />
      )}
    </Page>
  );
}

function DepartmentGroups(): ReactElement {
  const { t } = useTranslation('directory');
  const { answer } = departments.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonLinks count={24} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState kind="departments" title={t('departments.none')} />
        ) : (
          [...grouped(items, ({ groupName }) => groupName ?? t('moreDepartments.others'))].map(
            ([name, inGroup]) => <DepartmentGroup key={name} name={name} items={inGroup} />,
          )
        )
      }
    </Loaded>
  );
}

function DepartmentGroup({
  name,
  items,
}: {
  name: string;
  items: readonly StandardDepartment[];
}): ReactElement {
  return (
    <Card title={name}>
      <QuickLinks
        label={name}
        items={items.map(({ deptId, deptName }) => ({
          to: href('directory.standardDepartment', { id: deptId }),
          label: deptName,
          pictogram: departmentPictogram(deptId),
        }))}
      />
    </Card>
  );
}

/** Items by what `keyOf` says of them, both in the order of the list; `Map.groupBy` is younger than browsers we serve. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** @param letter as the address has it; one without entries counts as all. */
function EntriesByLetter({ letter }: { letter: string | null }): ReactElement {
  const { t } = useTranslation('directory');
  const { answer } = entries.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={2} count={6} />}>
      {({ items }) => {
        if (items.length === 0)
          return <EmptyState kind="departments" title={t('moreDepartments.noDiseases')} />;
        const byLetter = grouped(items, (entry) => entry.letter);
        const chosen = letter !== null && byLetter.has(letter) ? letter : null;
        return (
          <>
            <PillLinks
              label={t('moreDepartments.letters')}
              items={[null, ...byLetter.keys()].map((one) => ({
                text: one ?? t('moreDepartments.allLetters'),
                to: href(
                  'directory.moreDepartments',
                  {},
                  { tab: 'diseases', ...(one && { letter: one }) },
                ),
                active: one === chosen,
              }))}
            />
            {[...byLetter]
              .filter(([one]) => chosen === null || one === chosen)
              .map(([one, named]) => (
                <ListGroup key={one} label={one} showLabel>
                  {named.map(({ entryId, name, deptName }) => (
                    <ListLink
                      key={entryId}
                      label={name}
                      value={deptName}
                      to={href('directory.disease', { id: entryId })}
                    />
                  ))}
                </ListGroup>
              ))}
          </>
        );
      }}
    </Loaded>
  );
}
