import type { DoctorTeam } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

/** The page of a team: the studio of its leader. */
export const studioHref = ({ kind, leaderId: id }: Pick<DoctorTeam, 'kind' | 'leaderId'>): string =>
  kind === 'famous'
    ? href('directory.famousDoctorStudio', { id })
    : href('directory.familyDoctorStudio', { id });
