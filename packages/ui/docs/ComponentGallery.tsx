import { composeStory } from '@storybook/react-vite';
import {
  Component,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { GlobalsContext } from '../../../.storybook/docs/GlobalsContext.ts';
import preview from '../../../.storybook/preview.tsx';
import { fetchGallery, type GalleryPiece } from './galleryIndex.ts';

type Stories = Readonly<Record<string, object>> & { readonly default: object };

const files = import.meta.glob<Stories>('../src/components/*/*.stories.tsx');
const index = fetchGallery();

/** Pictures of all components: each is the component itself, made when it comes near the window, and out of reach for keyboard and pointer. */
export function ComponentGallery() {
  return (
    <Suspense>
      <style>{style}</style>
      <Groups />
    </Suspense>
  );
}

function Groups() {
  return use(index).map(({ title, pieces }) => (
    <section key={title} className="gallery-group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Picture piece={piece} />
            <a className="gallery-name" href={`?path=/docs/${piece.id}--docs`} target="_top">
              {piece.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Picture({ piece }: { piece: GalleryPiece }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={frame} className="gallery-picture" data-gallery-picture={piece.name} aria-hidden inert>
      {isNear && (
        <PictureBoundary>
          <Suspense>
            {piece.timesSmaller !== undefined ? <FramedStory piece={piece} /> : <Story piece={piece} />}
          </Suspense>
        </PictureBoundary>
      )}
    </span>
  );
}

function FramedStory({ piece }: { piece: GalleryPiece }) {
  const globals = use(GlobalsContext);
  const inAddress = ['theme', 'brand', 'language', 'direction']
    .flatMap((name) => (name in globals ? [`${name}:${String(globals[name])}`] : []))
    .join(';');
  return (
    <iframe
      title={piece.name}
      loading="lazy"
      tabIndex={-1}
      style={{ '--times': piece.timesSmaller } as CSSProperties}
      src={`iframe.html?viewMode=story&id=${piece.story}&globals=${inAddress}`}
    />
  );
}

function Story({ piece }: { piece: GalleryPiece }) {
  const globals = use(GlobalsContext);
  const [Made, setMade] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    composed(piece, globals).then(
      (component) => setMade(() => component),
      () => setFailed(true),
    );
  }, [piece, globals]);
  if (hasFailed) return <span data-gallery-failed="" />;
  return (
    <span className="gallery-story" data-group={piece.group}>
      {Made && <Made />}
    </span>
  );
}

async function composed({ file }: GalleryPiece, globals: Readonly<Record<string, unknown>>): Promise<ComponentType> {
  const stories = await files[`../src/${file}`]?.();
  const story = stories?.['Default'];
  if (!stories || !story) throw new Error(`${file} has no story “Default”.`);
  const initialGlobals = { ...preview.initialGlobals, ...globals };
  return composeStory(story, stories.default, { ...preview, initialGlobals }) as ComponentType;
}

/** A component that can't be drawn here leaves its picture empty, and the others as they are. */
class PictureBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <span data-gallery-failed="" /> : this.props.children;
  }
}

/* Only its own elements: what is in the pictures has lists and links, too. */
const style = `
.gallery-group { margin-block: 40px; color: var(--sk-text-default); font-family: var(--sk-font-family-ui); }
.gallery-group > h2 { margin: 0 0 16px; font: 600 20px/28px var(--sk-font-family-heading); }
.gallery-group > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr)); gap: 24px 20px; margin: 0; padding: 0; list-style: none; }
.gallery-group > ul > li { position: relative; display: grid; gap: 8px; min-width: 0; }
.gallery-name { color: var(--sk-text-link); font: 600 14px/20px var(--sk-font-family-ui); text-decoration: none; }
.gallery-name::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
.gallery-name:hover { text-decoration: underline; }
.gallery-name:focus-visible { outline: 0; }
.gallery-name:focus-visible::after { outline: 2px solid var(--sk-focus-ring); outline-offset: 2px; }
.gallery-picture { position: relative; display: block; overflow: hidden; box-sizing: border-box; height: 184px; border: 1px solid var(--sk-border-default); border-radius: 8px; background: var(--sk-bg-canvas); contain: strict; }
.gallery-story { position: absolute; inset: 0; display: grid; align-content: safe center; padding: 24px; zoom: 0.6; }
.gallery-story[data-group='Actions'] { justify-items: center; }
.gallery-picture > iframe { position: absolute; inset: 0; width: calc(100% * var(--times)); height: calc(100% * var(--times)); border: 0; background: var(--sk-bg-canvas); transform: scale(calc(1 / var(--times))); transform-origin: 0 0; }
`;
