import coldForge from './cold-forge.svg';

/** A scene of 64 × 40 pixels for empty and failed states; the cold forge by default. */
export const EmptyScene = ({ picture = coldForge }: { picture?: string | undefined }) => (
  <div className="scene" aria-hidden="true">
    <img src={picture} alt="" width={640} height={400} loading="lazy" decoding="async" />
  </div>
);
