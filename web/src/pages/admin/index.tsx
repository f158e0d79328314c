import { Navigate } from 'react-router';
import { startPath } from '@/features/session/model/paths';

export default function AdminIndex() {
  return <Navigate to={startPath()} replace />;
}
