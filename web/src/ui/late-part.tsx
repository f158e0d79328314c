import { Component, type ReactNode, Suspense } from 'react';

type BoundaryProps = { failed: ReactNode; children: ReactNode };

class LoadBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

type Props = {
  /** Stands there until the part has come. */
  fallback?: ReactNode;
  /** Stands there where its script could not be fetched; the page around it goes on. */
  failed?: ReactNode;
  children: ReactNode;
};

/** A part of a page whose script comes later than the page's own. */
export const LatePart = ({ fallback, failed = null, children }: Props) => (
  <LoadBoundary failed={failed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LoadBoundary>
);
