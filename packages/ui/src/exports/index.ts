// The public API of the kit and nothing else.
export * from '../primitives/Box/index.ts';
export * from '../primitives/Divider/index.ts';
export * from '../primitives/Grid/index.ts';
export * from '../primitives/Heading/index.ts';
export * from '../primitives/Icon/index.ts';
export * from '../primitives/Inline/index.ts';
export * from '../primitives/Stack/index.ts';
export * from '../primitives/Text/index.ts';
export * from '../primitives/VisuallyHidden/index.ts';

export * from '../components/Alert/index.ts';
export * from '../components/AlertRegion/index.ts';
export * from '../components/AppHeader/index.ts';
export * from '../components/AppShell/index.ts';
export * from '../components/Avatar/index.ts';
export * from '../components/Badge/index.ts';
export * from '../components/Banner/index.ts';
export * from '../components/BitRate/index.ts';
export * from '../components/Breadcrumb/index.ts';
export * from '../components/Button/index.ts';
export * from '../components/Card/index.ts';
export * from '../components/CardGrid/index.ts';
export * from '../components/Checkbox/index.ts';
export * from '../components/CheckboxCard/index.ts';
export * from '../components/ConfirmDialog/index.ts';
export * from '../components/CookieBanner/index.ts';
export * from '../components/DatePicker/index.ts';
export * from '../components/DateRangePicker/index.ts';
export * from '../components/DateTime/index.ts';
export * from '../components/DebugPanel/index.ts';
export * from '../components/DescriptionList/index.ts';
export * from '../components/Dialog/index.ts';
export * from '../components/Drawer/index.ts';
export * from '../components/Dropdown/index.ts';
export * from '../components/EmptyState/index.ts';
export * from '../components/ErrorState/index.ts';
export * from '../components/ErrorSummary/index.ts';
export * from '../components/Field/index.ts';
export * from '../components/FileDrop/index.ts';
export * from '../components/FilterBar/index.ts';
export * from '../components/Footer/index.ts';
export * from '../components/FormLayout/index.ts';
export * from '../components/FullPageState/index.ts';
export * from '../components/HeaderNav/index.ts';
export * from '../components/IconButton/index.ts';
export * from '../components/KeyFigure/index.ts';
export * from '../components/LanguageChooser/index.ts';
export * from '../components/Link/index.ts';
export * from '../components/Listbox/index.ts';
export * from '../components/Logo/index.ts';
export * from '../components/Menu/index.ts';
export * from '../components/MenuSurface/index.ts';
export * from '../components/MobileMenu/index.ts';
export * from '../components/Money/index.ts';
export * from '../components/MultiSelect/index.ts';
export * from '../components/Note/index.ts';
export * from '../components/PageHeader/index.ts';
export * from '../components/Pagination/index.ts';
export * from '../components/PasswordField/index.ts';
export * from '../components/PhoneField/index.ts';
export * from '../components/Popover/index.ts';
export * from '../components/ProfileMenu/index.ts';
export * from '../components/ProgressBar/index.ts';
export * from '../components/RadioGroup/index.ts';
export * from '../components/SearchField/index.ts';
export * from '../components/SegmentedControl/index.ts';
export * from '../components/Select/index.ts';
export * from '../components/Sheet/index.ts';
export * from '../components/Skeleton/index.ts';
export * from '../components/SkipLink/index.ts';
export * from '../components/Spinner/index.ts';
export * from '../components/StatusLabel/index.ts';
export * from '../components/Stepper/index.ts';
export * from '../components/SubMenu/index.ts';
export * from '../components/Switch/index.ts';
export * from '../components/Table/index.ts';
export * from '../components/Tag/index.ts';
export * from '../components/TextArea/index.ts';
export * from '../components/TextField/index.ts';
export * from '../components/Texture/index.ts';
export * from '../components/Tooltip/index.ts';
export * from '../components/UnsavedChanges/index.ts';
export * from '../components/ViewMenu/index.ts';

export { ThemeProvider, type Brand, type Theme, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';
export { ThemeScope, type ThemeScopeProps } from '../theme/ThemeScope.tsx';
export { useKit, type Kit, type LinkComponent, type LinkProps } from '../theme/KitContext.ts';
export { below, breakpoints, from, type Breakpoint } from '../tokens/breakpoints.ts';
export { times } from '../tokens/times.ts';
export { token } from '../tokens/token.ts';
export type { LayoutElement } from '../primitives/Primitive.ts';
export type {
  Responsive,
  SpaceProps,
  LayoutProps,
  SurfaceProps,
  FlexProps,
  ColumnsProps,
  SystemProps,
  SpaceToken,
  BackgroundToken,
  BorderToken,
  RadiusToken,
  ElevationToken,
  WidthToken,
  ColumnsToken,
  Alignment,
} from '../system/systemProps.ts';
