interface ProgressProps {
  value: number;
  max: number;
  /** The id of the text that says what of. */
  labelledBy: string;
}

/** How much of a whole there is, as a bar; the figures stand beside it as text. */
export const Progress = ({ value, max, labelledBy }: ProgressProps) => (
  <progress className="progress" value={value} max={max} aria-labelledby={labelledBy} />
);
