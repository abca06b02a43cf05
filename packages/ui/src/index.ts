// Owns: design tokens, base styles, icons, and every presentational component, with their words for it.
// Must not know: calls, the store, the routes, or what an order is; links arrive as strings, data as props.
// Used by: all feature packages, the portal frame and the partners.
/// <reference path="./css-modules.d.ts" />
import './styles.css';

export { Button, ButtonLink } from './actions/button';
export { BellLink, UnreadBadge } from './actions/bell-link';
export { IconButton, IconLink } from './actions/icon-button';
export { ListGroup, ListLink } from './actions/list-link';
export { PillLinks } from './actions/pill-links';
export { SegmentLinks } from './actions/segment-links';
export { SwitchLink } from './actions/switch-link';
export { LoadMore } from './actions/load-more';
export type {
  LinkTarget,
  ButtonLook,
  ButtonProps,
  ButtonLinkProps,
  BellLinkProps,
  IconButtonProps,
  IconLinkProps,
  ListLinkProps,
  ListGroupProps,
  SegmentLinksProps,
  PillLinksProps,
  LoadMoreProps,
} from './actions/props';

export { AddressCode } from './display/address-code';
export { AddressToShare } from './display/address-to-share';
export { Card } from './display/card';
export { Chip, StatusChip } from './display/chip';
export { Price } from './display/price';
export { Stars } from './display/stars';
export { ageGroup } from './display/age-group';
export { Avatar } from './display/avatar';
export { DateBadge } from './display/date-badge';
export { KeyValueList } from './display/key-value-list';
export { Timeline } from './display/timeline';
export { Cluster, DottedFacts, Note, Prose, Stack } from './display/text-layout';
export { Pictogram, type PictogramProps } from './pictograms/pictogram';
export { departmentPictogram, pictograms } from './pictograms/pictograms';
export type { Hue, PictogramName } from './pictograms/pictograms';
export { Gutter } from './display/gutter';
export { RichText, type RichTextProps } from './display/rich-text';
export { Countdown } from './display/countdown';
export { VisuallyHidden } from './display/visually-hidden';
export type * from './display/props';

export { lazyPart } from './lazy-part';
export { WhenNear } from './when-near';
export { useHydrated } from './use-hydrated';
export { mainId, Page } from './frame/page';
export { useFocusKept } from './frame/use-focus-kept';
export { FrameParts, type FramePartsValue } from './frame/frame-parts';
export { FrameButton } from './frame/frame-button';
export { cameFromInside, PageHeader } from './frame/page-header';
export { BrandHead, BrandReason, type BrandProps } from './brand/brand';
export { TabBar } from './frame/tab-bar';
export { ActionBar } from './frame/action-bar';
export { ProgressBar } from './frame/progress-bar';
export {
  EntryTile,
  EntryTiles,
  Hero,
  HeroButton,
  HeroCards,
  QuickLinks,
  SkeletonLinks,
} from './frame/hero';
export type {
  PageProps,
  PageHeaderProps,
  FrameAct,
  FrameButtonProps,
  TabBarProps,
  ActionBarProps,
  ProgressBarProps,
  HeroProps,
  HeroButtonProps,
  HeroCardsProps,
  EntryTileProps,
  EntryTilesProps,
  QuickLinksProps,
  SkeletonLinksProps,
} from './frame/props';

export { Skeleton, SkeletonCard, SkeletonList, SkeletonRegion } from './feedback/skeleton';
export { SkeletonPills, SkeletonRows } from './feedback/skeleton-shapes';
export { SkeletonSchedule, SkeletonTree } from './feedback/skeleton-shapes';
export { EmptyState, ErrorState } from './feedback/states';
export { ResultHeader } from './feedback/result-header';
export { copyText } from './feedback/copy-text';
export { useCopy } from './feedback/use-copy';
export { NoticeBar } from './feedback/notice-bar';
export { OfflineBanner } from './feedback/offline-banner';
export { ToastProvider, useToast } from './feedback/toast';
export type * from './feedback/props';

export { FailureWords, type FailureWordsValue } from './feedback/failure-words';
export { joinQueries, Loaded, type LoadedProps, type LoadedQuery } from './feedback/loaded';

export { ConfirmDialog, Dialog } from './overlays/dialog';
export { Sheet } from './overlays/sheet';
export { useLazyOpening } from './overlays/use-lazy-opening';
export type { DialogProps, ConfirmDialogProps, SheetProps } from './overlays/props';

export { FloatingButton } from './widgets/floating-button';
export { FloatingMenu } from './widgets/floating-menu';
export { LinkBanner } from './widgets/link-banner';
export { GuideOverlay } from './widgets/guide-overlay';
export type * from './widgets/props';

export { DateField, SelectField, TextAreaField, TextField } from './forms/text-fields';
export { PickerField } from './forms/picker-field';
export { Checkbox, RadioGroup, SwitchField } from './forms/choice-fields';
export { CheckGroup } from './forms/check-group';
export { PersonGroup } from './forms/person-group';
export { CodeField } from './forms/code-field';
export { ScoreTiles } from './forms/score-tiles';
export { StarField } from './forms/star-field';
export { PictureField } from './forms/picture-field';
export { ErrorSummary } from './forms/error-summary';
export { SearchBox } from './forms/search-box';
export type * from './forms/props';

export { AreaPicker } from './pickers/area-picker';
export { CityPicker } from './pickers/city-picker';
export { DepartmentTree } from './pickers/department-tree';
export { WeekStrip } from './pickers/week-strip';
export type {
  City,
  CurrentPosition,
  CityPickerProps,
  AreaOption,
  AreaPickerProps,
  DepartmentTreeProps,
  WeekStripDay,
  WeekStripProps,
} from './pickers/props';

export { Schedule } from './schedule/schedule';
export { SlotTiles } from './schedule/slot-tiles';
export type * from './schedule/props';

export { BodyFigure } from './blocks/body-figure';
export { ArticleRow } from './blocks/article-row';
export { CountTiles } from './blocks/count-tiles';
export { FamilyCard } from './blocks/family-card';
export { MemberOffer } from './blocks/member-offer';
export { PlanCard } from './blocks/plan-card';
export { GoodsPicture } from './blocks/goods-picture';
export { HuedTiles } from './blocks/hued-tiles';
export { HospitalScene } from './blocks/hospital-scene';
export { KindHero, KindPicture } from './blocks/kind-hero';
export { KindTiles } from './blocks/kind-tiles';
export { NearMap } from './blocks/near-map';
export { PackagePicture } from './blocks/package-picture';
export { PartPictogram } from './blocks/part-pictogram';
export { PreparationPictogram } from './blocks/preparation-pictogram';
export { MemberCard } from './blocks/member-card';
export { RightsRing } from './blocks/rights-ring';
export { RingTiles } from './blocks/ring-tiles';
export { SavedSum } from './blocks/saved-sum';
export { ScoreBars } from './blocks/score-bars';
export { PriceFall } from './blocks/price-fall';
export { StepWay } from './blocks/step-way';
export { Ticket } from './blocks/ticket';
export { TicketRow } from './blocks/ticket-row';
export type * from './blocks/membership-props';
export type * from './blocks/props';
export type * from './blocks/ring-props';

export * from './values';

export * from './coins';
export * from './letters';
export * from './visits';
export * from './medicines';
export * from './surveys';
export * from './abroad';

export { useReadingAloud } from './speech/use-reading-aloud';
export type { ReadableText, ReadingAloud, Spoken } from './speech/use-reading-aloud';

export { FaceHead } from './people/face-head';
export { FaceRow } from './people/face-row';
export { FaceTiles } from './people/face-tiles';
export { FamilyStrip, PersonTile } from './people/person-tile';
export { personFace } from './people/person-face';
export type * from './people/props';

export { DoctorCard, DoctorSummary } from './care/doctor-card';
export { type DoctorFigures, leastReviews, useDoctorFacts } from './care/doctor-facts';
export { HospitalCard, otherTags } from './care/hospital-card';
export { PatientCard } from './care/patient-card';
export { kinText, patientTexts } from './care/patient-texts';
export { AddressCard } from './care/address-card';
export { AppointmentCard } from './care/appointment-card';
export type * from './care/props';

export {
  BackIcon,
  NextIcon,
  DownIcon,
  UpIcon,
  CloseIcon,
  MenuIcon,
  MoreIcon,
  HomeIcon,
  SearchIcon,
  ShareIcon,
  PinIcon,
  SettingsIcon,
  LogoutIcon,
  CalendarAddIcon,
  TicketIcon,
  PersonIcon,
  ChatIcon,
  BagIcon,
} from './icons/navigation-icons';

export {
  InfoIcon,
  WarningIcon,
  CheckIcon,
  CheckCircleIcon,
  CrossCircleIcon,
  ClockIcon,
  BellIcon,
  ShieldIcon,
  OfflineIcon,
  StarIcon,
  FlagIcon,
  RefreshIcon,
  LockIcon,
  CloudDoneIcon,
} from './icons/status-icons';

export { ZoomInIcon, ZoomOutIcon } from './icons/document-icons';
export {
  CameraIcon,
  ListenIcon,
  MicrophoneIcon,
  PauseIcon,
  PlayIcon,
  SoundIcon,
} from './icons/media-icons';

export {
  CalendarIcon,
  PillIcon,
  StethoscopeIcon,
  HospitalIcon,
  VideoIcon,
  HeartIcon,
  BuildingIcon,
} from './icons/care-icons';

export { DocumentIcon, PhoneIcon } from './icons/contact-icons';

export {
  PeopleIcon,
  CardIcon,
  WalletIcon,
  EditIcon,
  AddIcon,
  TrashIcon,
  GlobeIcon,
  MoonIcon,
  TextSizeIcon,
  CrownIcon,
  CartIcon,
  CouponIcon,
  CoinIcon,
  GiftIcon,
  ListCheckIcon,
} from './icons/account-icons';
export type { IconProps } from './icons/draw-icon';

export { locales } from './locales';
