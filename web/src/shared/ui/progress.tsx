interface ProgressProps {
  value: number;
  max: number;
  /** Id of the label. */
  labelledBy: string;
}

/** A progress bar. The numbers are shown beside it as text. */
export const Progress = ({ value, max, labelledBy }: ProgressProps) => (
  <progress className="progress" value={value} max={max} aria-labelledby={labelledBy} />
);
