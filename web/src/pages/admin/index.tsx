import { backOfficePaths } from '@golghar/contracts';
import { Navigate } from 'react-router';

export default function AdminIndex() {
  return <Navigate to={backOfficePaths.dashboard} replace />;
}
