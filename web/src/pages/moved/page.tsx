import { Navigate, useParams } from 'react-router';

/** Two addresses that redirect: the singular one of a case study, and that of a section of the home page. */
export default function MovedPage() {
  const { slug } = useParams();
  return <Navigate to={slug ? `/case-studies/${slug}` : '/#about'} replace />;
}
