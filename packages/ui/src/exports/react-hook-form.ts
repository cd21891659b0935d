// For portals whose forms are of react-hook-form, which the kit itself does not need.
export * from '../behavior/reactHookForm.ts';
