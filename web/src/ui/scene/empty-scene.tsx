import coldForge from './cold-forge.svg';

/** A drawn scene on the 64 × 40 grid, for empty and failed places; the forge gone cold where no other is given. */
export const EmptyScene = ({ picture = coldForge }: { picture?: string }) => (
  <div className="scene" aria-hidden="true">
    <img src={picture} alt="" width={640} height={400} loading="lazy" decoding="async" />
  </div>
);
