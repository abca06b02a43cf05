import {
  HeartIcon,
  HospitalIcon,
  PeopleIcon,
  PersonIcon,
  PillIcon,
  SearchIcon,
  ShieldIcon,
  StarIcon,
  StethoscopeIcon,
  type IconProps,
} from '@xinglin/ui';
import type { ComponentType, ReactElement } from 'react';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  heart: HeartIcon,
  hospital: HospitalIcon,
  people: PeopleIcon,
  person: PersonIcon,
  pill: PillIcon,
  search: SearchIcon,
  shield: ShieldIcon,
  star: StarIcon,
  stethoscope: StethoscopeIcon,
};

/** The icon a hot department names; a stethoscope for a name this interface does not know. */
export function DepartmentIcon({ name }: { name: string }): ReactElement {
  const Icon = icons[name] ?? StethoscopeIcon;
  return <Icon />;
}
