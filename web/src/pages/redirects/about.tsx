import { Navigate } from 'react-router';

export default function AboutRedirect() {
  return <Navigate to="/#about" replace />;
}
