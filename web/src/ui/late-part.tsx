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
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  /** Shown if its script could not be fetched; the rest of the page still works. */
  failed?: ReactNode;
  children: ReactNode;
};

export const LatePart = ({ fallback, failed = null, children }: Props) => (
  <LoadBoundary failed={failed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LoadBoundary>
);
