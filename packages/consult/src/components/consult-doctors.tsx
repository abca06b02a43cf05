import { consultApi, ChannelModule, type PageLoad } from '@xinglin/api';
import { DepartmentPills, doctorItems, loadHotDepartments } from '@xinglin/care';
import type { ConsultKind } from '@xinglin/gateway-sdk';
import { choice, idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, PillLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { AskableDoctor } from './askable-doctor';

/**
 * A page of the doctors who can be asked, each with what it costs there and the way to the form.
 * @param kinds by which they can be asked; the address may name another than the first.
 * @param title key of a text, with its namespace.
 */
export function consultDoctors(
  kinds: readonly [ConsultKind, ...ConsultKind[]],
  title: string,
): { readonly load: PageLoad; readonly Page: () => ReactElement } {
  const page = listPage({
    endpoint: consultApi.endpoints.listConsultDoctors,
    paging: numbered,
    filters: { deptId: idFilter, hospitalId: idFilter, kind: choice(kinds) },
    input: ({ filters: { deptId, hospitalId, kind = kinds[0] } }, part) => ({
      kind,
      ...(hospitalId && { hospitalId }),
      ...(deptId && { deptId }),
      ...part,
    }),
    title,
    backTo: ({ filters: { hospitalId } }) =>
      hospitalId === undefined
        ? href('consult.portal')
        : href('directory.hospital', { id: hospitalId }),
    skeleton: doctorItems.skeleton,
    above: ({ t, to, filters: { deptId, kind = kinds[0] } }) => (
      <>
        {kinds.length > 1 && (
          <ChannelModule of="consult.doctors" name="kinds">
            <PillLinks
              label={t('asking:doctors.kinds')}
              items={kinds.map((one) => ({
                // i18n-keys: asking:kind.*
                text: t(`asking:kind.${one}`),
                to: to({ kind: one === kinds[0] ? undefined : one }),
                active: one === kind,
              }))}
            />
          </ChannelModule>
        )}
        <ChannelModule of="consult.doctors" name="departments">
          <DepartmentPills chosen={deptId} to={(chosen) => to({ deptId: chosen })} />
        </ChannelModule>
      </>
    ),
    empty: ({ t, to, filters: { deptId, hospitalId } }) => (
      <EmptyState
        kind="search"
        title={t('asking:doctors.none')}
        message={t('asking:doctors.noneHint')}
        action={
          deptId === undefined && hospitalId === undefined ? (
            <ButtonLink variant="outline" to={href('consult.more')}>
              {t('asking:more.title')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="outline" to={to({ deptId: undefined, hospitalId: undefined })}>
              {t('asking:doctors.everyDepartment')}
            </ButtonLink>
          )
        }
      />
    ),
    item: ({ doctor, priceCents }, { filters: { kind = kinds[0] } }) => (
      <AskableDoctor key={doctor.doctorId} doctor={doctor} kind={kind} priceCents={priceCents} />
    ),
  });
  return {
    load: (place) => [...page.load(place), ...loadHotDepartments(place)],
    Page: page.Page,
  };
}
