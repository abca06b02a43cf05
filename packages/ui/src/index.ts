// Owns: design tokens, base styles, icons, and every presentational component, with their words for it.
// Must not know: calls, the store, the routes, or what an order is; links arrive as strings, data as props.
// Used by: all feature packages, the portal frame and the partners.
/// <reference path="./css-modules.d.ts" />
import './styles.css';

export type { LinkTarget, ButtonLook, ButtonProps, ButtonLinkProps, IconButtonProps, IconLinkProps, ListLinkProps, ListGroupProps, SegmentLinksProps, LoadMoreProps } from './actions/props';

export type { Tone, CardProps, ChipProps, StatusChipProps, PriceProps, AvatarProps, HospitalEmblemProps, DateBadgeProps, KeyValueItem, KeyValueListProps, TimelineProps, ProseProps, StackProps, ClusterProps, NoteProps, CountdownProps } from './display/props';

export type { PageProps, PageHeaderProps, TabBarProps, ActionBarProps, ProgressBarProps, HeroProps, HeroButtonProps, EntryTileProps, EntryTilesProps, QuickLinksProps } from './frame/props';

export type { SkeletonProps, SkeletonCardProps, SkeletonListProps, SkeletonRegionProps, EmptyStateProps, ErrorStateProps, ResultHeaderProps, NoticeBarProps, ToastApi, ToastProviderProps } from './feedback/props';

export { Loaded, type LoadedProps, type LoadedQuery } from './feedback/loaded';

export type { DialogProps, ConfirmDialogProps, SheetProps } from './overlays/props';

export type { FieldBase, TextFieldProps, TextAreaFieldProps, SelectFieldProps, DateFieldProps, RadioGroupProps, CheckboxProps, SwitchFieldProps, CodeFieldProps, ErrorSummaryProps, SearchBoxProps } from './forms/props';

export type { City, CurrentPosition, CityListProps, CityPickerProps, DepartmentTreeProps, WeekStripDay, WeekStripProps, ShiftListProps, ShiftListItem } from './pickers/props';

export type { ScheduleProps, ScheduleShiftView } from './schedule/props';

export type { DoctorCardProps, DoctorSummaryProps, HospitalCardProps, PatientCardUse, PatientCardProps, AppointmentCardProps } from './care/props';

export { BackIcon, NextIcon, DownIcon, UpIcon, CloseIcon, MenuIcon, MoreIcon, HomeIcon, SearchIcon, ShareIcon, PinIcon, SettingsIcon, LogoutIcon } from './icons/navigation-icons';

export { InfoIcon, WarningIcon, CheckIcon, CheckCircleIcon, CrossCircleIcon, ClockIcon, BellIcon, ShieldIcon, OfflineIcon, StarIcon, RefreshIcon, LockIcon } from './icons/status-icons';

export { CalendarIcon, CalendarAddIcon, ChatIcon, PillIcon, StethoscopeIcon, HospitalIcon, VideoIcon, HeartIcon, DocumentIcon, TicketIcon, BuildingIcon } from './icons/care-icons';

export { PersonIcon, PeopleIcon, PhoneIcon, CardIcon, WalletIcon, EditIcon, AddIcon, TrashIcon, GlobeIcon, MoonIcon, TextSizeIcon, CrownIcon, BagIcon } from './icons/account-icons';
export type { IconProps } from './icons/icon-base';

export declare function Button(props: import('./actions/props').ButtonProps): import('react').ReactElement;
export declare function ButtonLink(props: import('./actions/props').ButtonLinkProps): import('react').ReactElement;
export declare function IconButton(props: import('./actions/props').IconButtonProps): import('react').ReactElement;
export declare function IconLink(props: import('./actions/props').IconLinkProps): import('react').ReactElement;
export declare function ListLink(props: import('./actions/props').ListLinkProps): import('react').ReactElement;
export declare function ListGroup(props: import('./actions/props').ListGroupProps): import('react').ReactElement;
export declare function SegmentLinks(props: import('./actions/props').SegmentLinksProps): import('react').ReactElement;
export declare function LoadMore(props: import('./actions/props').LoadMoreProps): import('react').ReactElement;
export declare function Card(props: import('./display/props').CardProps): import('react').ReactElement;
export declare function Chip(props: import('./display/props').ChipProps): import('react').ReactElement;
export declare function StatusChip(props: import('./display/props').StatusChipProps): import('react').ReactElement;
export declare function Price(props: import('./display/props').PriceProps): import('react').ReactElement;
export declare function Avatar(props: import('./display/props').AvatarProps): import('react').ReactElement;
export declare function HospitalEmblem(props: import('./display/props').HospitalEmblemProps): import('react').ReactElement;
export declare function DateBadge(props: import('./display/props').DateBadgeProps): import('react').ReactElement;
export declare function KeyValueList(props: import('./display/props').KeyValueListProps): import('react').ReactElement;
export declare function Timeline(props: import('./display/props').TimelineProps): import('react').ReactElement;
export declare function Prose(props: import('./display/props').ProseProps): import('react').ReactElement;
export declare function Stack(props: import('./display/props').StackProps): import('react').ReactElement;
export declare function Cluster(props: import('./display/props').ClusterProps): import('react').ReactElement;
export declare function Note(props: import('./display/props').NoteProps): import('react').ReactElement;
export declare function Countdown(props: import('./display/props').CountdownProps): import('react').ReactElement;
export declare function Page(props: import('./frame/props').PageProps): import('react').ReactElement;
export declare function PageHeader(props: import('./frame/props').PageHeaderProps): import('react').ReactElement;
export declare function TabBar(props: import('./frame/props').TabBarProps): import('react').ReactElement;
export declare function ActionBar(props: import('./frame/props').ActionBarProps): import('react').ReactElement;
export declare function ProgressBar(props: import('./frame/props').ProgressBarProps): import('react').ReactElement;
export declare function Hero(props: import('./frame/props').HeroProps): import('react').ReactElement;
export declare function HeroButton(props: import('./frame/props').HeroButtonProps): import('react').ReactElement;
export declare function EntryTile(props: import('./frame/props').EntryTileProps): import('react').ReactElement;
export declare function EntryTiles(props: import('./frame/props').EntryTilesProps): import('react').ReactElement;
export declare function QuickLinks(props: import('./frame/props').QuickLinksProps): import('react').ReactElement;
export declare function Skeleton(props: import('./feedback/props').SkeletonProps): import('react').ReactElement;
export declare function SkeletonCard(props: import('./feedback/props').SkeletonCardProps): import('react').ReactElement;
export declare function SkeletonList(props: import('./feedback/props').SkeletonListProps): import('react').ReactElement;
export declare function SkeletonRegion(props: import('./feedback/props').SkeletonRegionProps): import('react').ReactElement;
export declare function EmptyState(props: import('./feedback/props').EmptyStateProps): import('react').ReactElement;
export declare function ErrorState(props: import('./feedback/props').ErrorStateProps): import('react').ReactElement;
export declare function ResultHeader(props: import('./feedback/props').ResultHeaderProps): import('react').ReactElement;
export declare function NoticeBar(props: import('./feedback/props').NoticeBarProps): import('react').ReactElement;
export declare function ToastProvider(props: import('./feedback/props').ToastProviderProps): import('react').ReactElement;
export declare function Dialog(props: import('./overlays/props').DialogProps): import('react').ReactElement;
export declare function ConfirmDialog(props: import('./overlays/props').ConfirmDialogProps): import('react').ReactElement;
export declare function Sheet(props: import('./overlays/props').SheetProps): import('react').ReactElement;
export declare function TextField(props: import('./forms/props').TextFieldProps): import('react').ReactElement;
export declare function TextAreaField(props: import('./forms/props').TextAreaFieldProps): import('react').ReactElement;
export declare function SelectField(props: import('./forms/props').SelectFieldProps): import('react').ReactElement;
export declare function DateField(props: import('./forms/props').DateFieldProps): import('react').ReactElement;
export declare function RadioGroup(props: import('./forms/props').RadioGroupProps): import('react').ReactElement;
export declare function Checkbox(props: import('./forms/props').CheckboxProps): import('react').ReactElement;
export declare function SwitchField(props: import('./forms/props').SwitchFieldProps): import('react').ReactElement;
export declare function CodeField(props: import('./forms/props').CodeFieldProps): import('react').ReactElement;
export declare function ErrorSummary(props: import('./forms/props').ErrorSummaryProps): import('react').ReactElement;
export declare function SearchBox(props: import('./forms/props').SearchBoxProps): import('react').ReactElement;
export declare function CityList(props: import('./pickers/props').CityListProps): import('react').ReactElement;
export declare function CityPicker(props: import('./pickers/props').CityPickerProps): import('react').ReactElement;
export declare function DepartmentTree(props: import('./pickers/props').DepartmentTreeProps): import('react').ReactElement;
export declare function WeekStrip(props: import('./pickers/props').WeekStripProps): import('react').ReactElement;
export declare function ShiftList(props: import('./pickers/props').ShiftListProps): import('react').ReactElement;
export declare function Schedule<Shift extends import('./schedule/props').ScheduleShiftView>(props: import('./schedule/props').ScheduleProps<Shift>): import('react').ReactElement;
export declare function DoctorCard(props: import('./care/props').DoctorCardProps): import('react').ReactElement;
export declare function DoctorSummary(props: import('./care/props').DoctorSummaryProps): import('react').ReactElement;
export declare function HospitalCard(props: import('./care/props').HospitalCardProps): import('react').ReactElement;
export declare function PatientCard(props: import('./care/props').PatientCardProps): import('react').ReactElement;
export declare function AppointmentCard(props: import('./care/props').AppointmentCardProps): import('react').ReactElement;
export declare function OfflineBanner(): import('react').ReactElement | null;
export declare function useToast(): import('./feedback/props').ToastApi;
export declare function VisuallyHidden(props: { children: import('react').ReactNode }): import('react').ReactElement;
/** Texts of this package (namespace `ui`), per locale. */
export declare const locales: Record<'zh-Hans' | 'zh-Hant' | 'en', () => Promise<{ default: object }>>;
