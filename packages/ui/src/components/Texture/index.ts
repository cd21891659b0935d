export * from './Texture.tsx';
